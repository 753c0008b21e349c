# docker build -t delvekeeper . && docker run -d --restart unless-stopped -e DISCORD_TOKEN -v delves:/data delvekeeper
# Which image, and its digest, stands in deploy/images.env: --build-arg PYTHON_IMAGE=...
ARG PYTHON_IMAGE=python:3.12-slim
FROM ${PYTHON_IMAGE}

ENV PYTHONUNBUFFERED=1
WORKDIR /app
COPY requirements.txt requirements.in ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt \
    && useradd --uid 10001 --no-create-home delvekeeper \
    && install -d -o delvekeeper /data
COPY LICENSE PRIVACY.md TERMS.md bot.py ./
COPY service service
COPY engine engine
COPY cogs cogs
COPY data data
# The bot may not write here, so what would be compiled or read anew at each start is so now.
RUN python -m compileall -q -j 0 bot.py service cogs engine && python -m engine.rulebook

USER delvekeeper
ENV DATABASE=/data/delvekeeper.sqlite3
VOLUME /data
STOPSIGNAL SIGTERM
# With HEALTH_PORT set, Docker is told whether the bot lives; without, that the container runs is all there is to know.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", "import os, urllib.request as ask; port = os.environ.get('HEALTH_PORT'); port and ask.urlopen(f'http://127.0.0.1:{port}/live', timeout=3)"]
CMD ["python", "bot.py"]
