# docker build -t delvekeeper . && docker run -d --restart unless-stopped --read-only --cap-drop ALL -e DISCORD_TOKEN -v delves:/data delvekeeper
# The image to begin with is that of deploy/images.env; another one: --build-arg PYTHON_IMAGE=...
ARG PYTHON_IMAGE=python:3.12-slim-trixie@sha256:229a2c5bfa27522db7815ea81f9bed70af17ccb9de9fc7ad142b1877b5830d36

# First what is installed, read and compiled once, with tools that the bot does without.
FROM ${PYTHON_IMAGE} AS made
WORKDIR /app
COPY requirements.txt requirements.in ./
RUN python -m venv --without-pip /venv \
    && pip --python /venv/bin/python install --no-cache-dir --disable-pip-version-check --only-binary :all: --require-hashes -r requirements.txt
COPY LICENSE PRIVACY.md TERMS.md bot.py ./
COPY service service
COPY engine engine
COPY cogs cogs
COPY data data
COPY deploy/backup deploy/backup
# The bot may not write here, so what would be compiled or read anew at each start is so now.
RUN /venv/bin/python -m compileall -q -j 0 bot.py service cogs engine && /venv/bin/python -m engine.rulebook

# Then what runs. A backup of a database on a server takes pg_dump, of the version of deploy/images.env.
FROM ${PYTHON_IMAGE}
RUN apt-get update -qq && apt-get install -qq --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists /var/cache/apt /var/log/apt /var/log/dpkg.log \
    && useradd --uid 10001 --no-create-home delvekeeper \
    && install -d -o delvekeeper /data /backups
COPY --from=made /venv /venv
COPY --from=made /app /app

WORKDIR /app
USER 10001
ENV PATH=/venv/bin:/usr/local/bin:/usr/bin:/bin
ENV PYTHONUNBUFFERED=1
ENV DATABASE=/data/delvekeeper.sqlite3
VOLUME /data
STOPSIGNAL SIGTERM
# With HEALTH_PORT set, Docker is told whether the bot lives; without, that the container runs is all there is to know.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", "import os, urllib.request as ask; port = os.environ.get('HEALTH_PORT'); port and ask.urlopen(f'http://127.0.0.1:{port}/live', timeout=3)"]
CMD ["python", "bot.py"]
