# make play, demo, quick, check, test, lint, rules, bench, soak, package. Each sets up what it needs: Python 3.11 or newer with venv is all there must be.

VENV := .venv
RUN := $(VENV)/bin/python
# The system's own Python first, where it has venv: it is compiled for speed, and those of version managers mostly are not.
PYTHON ?= $(shell for each in /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11; do \
	needed=sys; [ $$each = /usr/bin/python3 ] && needed=ensurepip; \
	$$each -c "import sys, $$needed; sys.exit(sys.version_info < (3, 11))" >/dev/null 2>&1 && echo $$each && break; done)
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

.PHONY: help play demo quick check test lint format rules bench soak package release site lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play   play in the browser, or on Discord once .env holds DISCORD_TOKEN (FRESH=1 starts anew)"
	@echo "make demo   watch a whole game of each being played by itself"
	@echo "make quick  run the tests of what was changed, without the long ones (GAME=skyshard for those of a game)"
	@echo "make check  run all tests but those that play whole games, start processes or take seconds by themselves"
	@echo "make test   run the tests (ARGS='tests/maps -x' for some of them)"
	@echo "make lint   ruff, mypy --strict, and which package may import which"
	@echo "make rules  which rules are implemented and tested, and how well /rules finds them"
	@echo "make bench  measure, and print medians and ratios (ARGS=--smallest only to see that it runs)"
	@echo "make site   write the pages of docs as a site with search, in site (ARGS='-d FOLDER')"
	@echo "make package  build the wheel and the sdist, in dist (make release: with checksums and a list of packages)"
	@echo "make soak   play for an hour while everything goes wrong, then check every journal (ARGS='--minutes 5 --kills 10')"

play: $(VENV)/.ready-to-play
	@$(RUN) -m playground play $(if $(filter-out 0 no,$(FRESH)),--fresh) $(ARGS)

demo: $(VENV)/.ready-to-play
	@$(RUN) -m playground demo $(ARGS)

quick: $(VENV)/.ready-to-work
	@$(RUN) -m tests.quick $(GAME)

check: $(VENV)/.ready-to-work
	@$(RUN) -m pytest -n auto --dist worksteal -m "not whole" $(ARGS)

test: $(VENV)/.ready-to-work
	@$(RUN) -m pytest -n auto --dist worksteal $(ARGS)

lint: $(VENV)/.ready-to-work
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy --strict
	$(VENV)/bin/lint-imports --no-cache

format: $(VENV)/.ready-to-work
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

rules: $(VENV)/.ready-to-work
	@$(RUN) -m tests.rules $(ARGS)
	@$(RUN) -m tests.rulebook.recall $(ARGS)
	@$(RUN) -m tests.rulebook.chat

languages: $(VENV)/.ready-to-work
	@$(RUN) -m docs.languages $(ARGS)

bench: $(VENV)/.ready-to-work
	@$(RUN) -m tests.bench $(ARGS)

soak: $(VENV)/.ready-to-work
	@$(RUN) -m tests.wire.soak $(ARGS)

package: $(VENV)/.ready-to-work
	@rm -rf dist
	@$(RUN) -m hatchling build

release: package
	@$(RUN) .ci/sbom.py >dist/sbom.json
	@cd dist && sha256sum *.whl *.tar.gz sbom.json >SHA256SUMS

site: $(VENV)/.ready-to-work
	@NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build -q $(ARGS)

# Writes the exact versions and hashes of all packages, for every system, from the .in files (needs uv).
lock:
	$(LOCK) $(ARGS) requirements-dev.in -o requirements-dev.txt
	$(LOCK) -c requirements-dev.txt requirements-play.in -o requirements-play.txt
	$(LOCK) -c requirements-dev.txt requirements.in -o requirements.txt

clean:
	rm -rf $(VENV)

$(RUN):
	@if [ -z "$(PYTHON)" ]; then \
		echo "Delvekeeper needs Python 3.11 or newer; this machine offers $$(python3 --version 2>/dev/null || echo none)." >&2; \
		echo "Install it, or name one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; fi
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Delvekeeper needs Python 3.11 or newer, and $(PYTHON) is not that." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "This Python ($(PYTHON)) comes without venv. On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@echo "Making a virtual environment in $(VENV) with $$($(PYTHON) --version)."
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.ready-to-play: requirements-play.txt | $(RUN)
	@echo "Installing what the playground needs (once)."
	@$(PIP) -r requirements-play.txt
	@touch $@

$(VENV)/.ready-to-work: requirements-dev.txt | $(RUN)
	@echo "Installing what the tests need (once)."
	@$(PIP) -r requirements-dev.txt
	@touch $@ $(VENV)/.ready-to-play
