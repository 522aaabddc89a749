# The two commands to know: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
SOURCES := $(shell find src/stammtisch/core src/stammtisch/bots src/stammtisch/games -name '*.py' -not -path '*/tests/*' 2>/dev/null)

.PHONY: play test check soak bench build clean

play: $(STAMPS)/built
	$(BIN)/stammtisch play histrio --bots greedy

test: export STAMMTISCH_COMPILE = 1
test: check
	$(BIN)/python -m pytest -n 2

check: $(STAMPS)/built
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

soak: export STAMMTISCH_SOAK = 1
soak: $(STAMPS)/built
	$(BIN)/python -m pytest -n 2 -m "soak or not soak"

bench: $(STAMPS)/built $(STAMPS)/peers
	$(BIN)/python bench/speed.py

$(STAMPS)/peers: bench/peers.txt
	$(PYTHON) -m venv .bench-venv
	.bench-venv/bin/python -m pip install --quiet --requirement bench/peers.txt
	touch $@

build: $(STAMPS)/built

$(STAMPS)/venv: pyproject.toml
	mkdir -p $(STAMPS)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip 'setuptools>=77'
	STAMMTISCH_COMPILE=0 $(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

$(STAMPS)/built: $(STAMPS)/venv setup.py $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

clean:
	rm -rf build $(STAMPS) $(VENV) .bench-venv
	find src -name '*.so' -delete
