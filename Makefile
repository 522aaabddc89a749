# The two commands to know: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile
STAMPS := .stamps
SOURCES := $(shell find src/stammtisch/core src/stammtisch/bots src/stammtisch/envs src/stammtisch/games src/stammtisch/pattern -name '*.py' -not -path '*/tests/*' 2>/dev/null)

BUNDLE := src/stammtisch/web/index.html
WEB := $(shell find web/src web/public src/stammtisch/games/*/board -type f 2>/dev/null) web/index.html web/vite.config.ts web/svelte.config.js web/package.json web/package-lock.json
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

# How the rules are compiled: LTO=0 is quickest after a change, and plays a quarter slower.
# PROFILE=1 plays for half a minute and compiles again by what it saw: for releases.
LTO ?= 1
PROFILE ?= 0
KIND := lto=$(LTO) profile=$(PROFILE)

# Downloads, the C compiler and the browser's bundle take their time side by side.
SIDE_BY_SIDE = $(MAKE) --no-print-directory $(if $(findstring j,$(filter-out --%,$(MAKEFLAGS))),,-j 4)

.PHONY: play ready test ready-to-test check check-python check-browser soak bench build wheel release pictures web types clean FORCE

# the table opens while the rules are still compiled (building/opening.py)
play: $(STAMPS)/tools
	@$(BIN)/python -m building.opening $(MAKE) LTO=$(LTO) PROFILE=$(PROFILE) SHELL='$(SHELL)'

ready: $(STAMPS)/built $(STAMPS)/venv $(BUNDLE)

test: export STAMMTISCH_COMPILE = 1
test: check $(STAMPS)/browser $(STAMPS)/database
	$(BIN)/python -m pytest -n 3 --dist worksteal

check:
	@$(SIDE_BY_SIDE) ready-to-test EVERYTHING=1
	@$(SIDE_BY_SIDE) --output-sync check-python check-browser

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-browser:
	cd web && $(NODE) npm run --silent format:check
	cd web && $(NODE) npm run --silent lint
	cd web && $(NODE) npm run --silent lint:css
	cd web && $(NODE) npm run --silent check
	cd web && $(NODE) npm run --silent test

ready-to-test: ready $(STAMPS)/dev $(STAMPS)/node

soak: export STAMMTISCH_SOAK = 1
soak: ready-to-test $(STAMPS)/browser $(STAMPS)/database $(STAMPS)/heavy
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "soak or not soak"
	STAMMTISCH_SOAK= STAMMTISCH_TEST_STORE=postgresql $(BIN)/python -m pytest -n 2 --dist worksteal \
		tests/server --ignore tests/server/nodes

bench: ready-to-test $(STAMPS)/peers $(STAMPS)/window
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/envs.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/load.py
	$(BIN)/python bench/paint.py
	$(BIN)/python bench/clicks.py
	-$(BIN)/python bench/frames.py

$(STAMPS)/peers: bench/peers.txt
	$(PYTHON) -m venv .bench-venv
	.bench-venv/bin/python -m pip install --quiet --requirement bench/peers.txt
	touch $@

build: $(STAMPS)/built $(STAMPS)/venv

# -- packages: the source archive with the browser's bundle, and from it the wheel, with a profile

wheel: $(STAMPS)/dev $(BUNDLE)
	rm -rf dist
	STAMMTISCH_COMPILE=1 STAMMTISCH_PROFILE=$(if $(filter file,$(origin PROFILE)),1,$(PROFILE)) \
		STAMMTISCH_OBJECTS="$(CURDIR)/build" $(BIN)/python -m build --outdir dist

# -- a release: everything is tested, built and tried; the notes lie in dist. SEAL=1 when it is published

release: $(STAMPS)/dev
	$(BIN)/python -m building.release $(if $(SEAL),seal)
	$(if $(SEAL),,$(MAKE) --no-print-directory test wheel)
	$(if $(SEAL),,STAMMTISCH_WHEEL="$$(ls $(CURDIR)/dist/*.whl)" STAMMTISCH_SOAK=1 $(BIN)/python -m pytest tests/packages)
	$(if $(SEAL),,$(BIN)/python -m building.release notes)

pictures: $(BUNDLE) $(STAMPS)/built $(STAMPS)/dev $(STAMPS)/window
	$(BIN)/python -m web.dev.pictures

# -- the browser: Node comes from a wheel, Chromium (for tests) from the system's packages

web: $(BUNDLE)

$(BUNDLE): $(STAMPS)/venv $(WEB) $(if $(EVERYTHING),$(STAMPS)/node)
	$(BIN)/python -m building.browser
	touch $@

types: $(STAMPS)/dev $(STAMPS)/node
	$(BIN)/python web/scripts/schema.py | (cd web && $(NODE) node scripts/types.mjs src/lib/messages.ts)

$(STAMPS)/node: $(STAMPS)/venv web/package-lock.json
	cd web && $(NODE) npm install --no-save --no-audit --no-fund --silent
	touch $@

$(STAMPS)/browser: $(STAMPS)/window # without windows tests take a third less, where the system has it
	command -v chromium-headless-shell > /dev/null || apt-get install -y -qq chromium-headless-shell || true
	touch $@

$(STAMPS)/window: # as people have it: for notices, for pictures, and for what is measured
	command -v chromium > /dev/null || (apt-get update -qq && apt-get install -y -qq chromium)
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/database:
	ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
		|| (apt-get update -qq && apt-get install -y -qq postgresql)
	mkdir -p $(STAMPS) && touch $@

# -- Python: first what the compiler needs, then what the table needs, then what tests need

$(STAMPS)/tools: pyproject.toml
	mkdir -p $(STAMPS)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) $$($(BIN)/python -m building.requirements)
	touch $@

$(STAMPS)/venv: $(STAMPS)/tools
	STAMMTISCH_COMPILE=0 $(PIP) --no-build-isolation --editable '.[web]'
	touch $@

$(STAMPS)/dev: $(STAMPS)/venv
	STAMMTISCH_COMPILE=0 $(PIP) --no-build-isolation --editable '.[web,dev]'
	touch $@

# what only the soak needs: it is large
$(STAMPS)/heavy: $(STAMPS)/dev
	$(PIP) open_spiel polars 'ray[client]>=2.40'
	touch $@

$(STAMPS)/built: $(STAMPS)/tools $(STAMPS)/kind setup.py $(wildcard building/*.py) $(SOURCES)
	STAMMTISCH_LTO=$(LTO) STAMMTISCH_PROFILE=$(PROFILE) $(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

$(STAMPS)/kind: FORCE
	@mkdir -p $(STAMPS)
	@echo '$(KIND)' | cmp -s - $@ || echo '$(KIND)' > $@

clean:
	rm -rf build dist $(STAMPS) $(VENV) .bench-venv web/node_modules src/stammtisch/web
	find src -name '*.so' -delete
