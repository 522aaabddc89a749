# The two commands to know: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
SOURCES := $(shell find src/stammtisch/core src/stammtisch/bots src/stammtisch/games -name '*.py' -not -path '*/tests/*' 2>/dev/null)

BUNDLE := src/stammtisch/web/index.html
WEB := $(shell find web/src web/public src/stammtisch/games/*/board -type f 2>/dev/null) web/index.html web/vite.config.ts web/package-lock.json
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

# How the rules are compiled: LTO=0 is quickest after a change, and plays a quarter slower.
# PROFILE=1 plays for half a minute and compiles again by what it saw: for releases.
LTO ?= 1
PROFILE ?= 0
KIND := lto=$(LTO) profile=$(PROFILE)

.PHONY: play test check soak bench build wheel web types clean FORCE

play: $(STAMPS)/built $(BUNDLE)
	$(BIN)/stammtisch

test: export STAMMTISCH_COMPILE = 1
test: check $(STAMPS)/browser
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: $(STAMPS)/built $(BUNDLE)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && $(NODE) npm run --silent format:check
	cd web && $(NODE) npm run --silent lint
	cd web && $(NODE) npm run --silent lint:css
	cd web && $(NODE) npm run --silent check
	cd web && $(NODE) npm run --silent test

soak: export STAMMTISCH_SOAK = 1
soak: $(STAMPS)/built
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "soak or not soak"

bench: $(STAMPS)/built $(STAMPS)/peers $(BUNDLE) $(STAMPS)/browser
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/load.py
	$(BIN)/python bench/paint.py

$(STAMPS)/peers: bench/peers.txt
	$(PYTHON) -m venv .bench-venv
	.bench-venv/bin/python -m pip install --quiet --requirement bench/peers.txt
	touch $@

build: $(STAMPS)/built

# -- packages: the source archive with the browser's bundle, and from it the wheel, with a profile

wheel: $(STAMPS)/venv $(BUNDLE)
	rm -rf dist
	STAMMTISCH_COMPILE=1 STAMMTISCH_PROFILE=$(if $(filter file,$(origin PROFILE)),1,$(PROFILE)) \
		STAMMTISCH_OBJECTS="$(CURDIR)/build" $(BIN)/python -m build --outdir dist

# -- the browser: Node comes from a wheel, Chromium (for tests) from the system's packages

web: $(BUNDLE)

$(BUNDLE): $(STAMPS)/node $(WEB)
	$(BIN)/python -m building.browser
	touch $@

types: $(STAMPS)/node
	$(BIN)/python web/scripts/schema.py | (cd web && $(NODE) node scripts/types.mjs src/lib/messages.ts)

$(STAMPS)/node: $(STAMPS)/venv web/package-lock.json
	cd web && $(NODE) npm install --no-save --no-audit --no-fund --silent
	touch $@

$(STAMPS)/browser:
	command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium)
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/venv: pyproject.toml
	mkdir -p $(STAMPS)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip 'setuptools>=77'
	STAMMTISCH_COMPILE=0 $(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

$(STAMPS)/built: $(STAMPS)/venv $(STAMPS)/kind setup.py $(wildcard building/*.py) $(SOURCES)
	STAMMTISCH_LTO=$(LTO) STAMMTISCH_PROFILE=$(PROFILE) $(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

$(STAMPS)/kind: FORCE
	@mkdir -p $(STAMPS)
	@echo '$(KIND)' | cmp -s - $@ || echo '$(KIND)' > $@

clean:
	rm -rf build dist $(STAMPS) $(VENV) .bench-venv web/node_modules src/stammtisch/web
	find src -name '*.so' -delete
