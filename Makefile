# Every target does its own set-up: a fresh clone needs Python 3.11 or newer and make.
#   PYTHON=python3.12 make setup      another interpreter
#   make test ARGS="-k sample -x"     arguments for pytest (for play and bench: for arkade)

PYTHON ?= python3
ARGS ?=

VENV := .venv
COMPILED := .venv-compiled
INSTALLER := .venv-uv
UV_VERSION := 0.13.7
UV := $(INSTALLER)/bin/uv

PY := $(VENV)/bin/python
COMPILED_PY := $(COMPILED)/bin/python
PYTEST_ARGS := -q -n auto
OVER_THE_WIRE := $(patsubst %,tests/server/test_%.py,at_the_table hostile tidying trouble whole_games wire wire_law)
NOT_COMPILED := $(addprefix --ignore=tests/,benchmarks docs web conformance/test_mutations.py) \
    $(addprefix --ignore=,$(filter-out $(OVER_THE_WIRE),$(wildcard tests/server/test_*.py)))
SOAK_GAMES ?= 120000
SOAK_ALL ?= sample worldbreakers arackhan_wars ark_ship

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python compiles what it imports, and keeps it whatever the shell says, for the tests start very many processes.
export PYTHONDONTWRITEBYTECODE :=

PAGE := src/arkade/server/web
DATA := $(or $(XDG_DATA_HOME),$(HOME)/.local/share)/arkade

heading = @printf '\n== %s\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: $(VENV)/.installed ## play in the browser; where npm is missing, in the terminal
	@if command -v npm >/dev/null; then \
	    $(MAKE) --no-print-directory web && mkdir -p "$(DATA)" && \
	    $(VENV)/bin/arkade serve --open --database "sqlite+aiosqlite:///$(DATA)/arkade.db" $(ARGS); \
	else \
	    echo "The page for browsers needs npm (Node.js 20.19 or newer), which is missing. Here is the terminal's table:"; \
	    $(VENV)/bin/arkade play sample --terminal $(ARGS); \
	fi

.PHONY: web
web: $(PAGE)/.built ## build the page for browsers

.PHONY: setup
setup: $(VENV)/.installed $(VENV)/.equipped ## make .venv with this project, all extras and what its tests need

.PHONY: test
test: ## run everything: style, types, floors, tests in plain and compiled form, speed
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint types floors test-web compiled-where-possible
	@$(MAKE) --no-print-directory test-plain test-compiled
	@$(MAKE) --no-print-directory gate ARGS=

.PHONY: lint
lint: setup ## check style and formatting (ruff)
	$(call heading,ruff)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .

.PHONY: format
format: setup ## repair style and formatting where ruff can
	@$(VENV)/bin/ruff check --fix .
	@$(VENV)/bin/ruff format .

.PHONY: types
types: setup ## check types (mypy --strict)
	$(call heading,mypy --strict)
	@$(VENV)/bin/mypy --strict setup.py src $(wildcard tests) tools benchmarks

.PHONY: floors
floors: setup ## check that imports go down the floors (import-linter)
	$(call heading,import-linter)
	@$(VENV)/bin/lint-imports --no-logo

.PHONY: test-web
test-web: web ## check the sources of the page and run their tests (eslint, svelte-check, vitest)
	$(call heading,npm test)
	@cd web && npm test --silent

.PHONY: test-plain
test-plain: setup web ## run the tests on the plain sources
	$(call heading,pytest on the plain form)
	@$(PY) tools/install_real_parts.py
	@$(PY) -m pytest $(PYTEST_ARGS) $(ARGS)

.PHONY: test-compiled
test-compiled: compiled-where-possible ## run the tests of what can be compiled on the compiled wheel
	$(call heading,pytest on the compiled form)
	@if $(PY) tools/build_compiled.py --can-compile >/dev/null 2>&1; then \
	    $(COMPILED_PY) -m pytest $(PYTEST_ARGS) $(NOT_COMPILED) $(ARGS); \
	else echo "They were left out."; fi

# Without a compiler the compiled form is left out; where CI is set, that is a fault. The wheel holds the page, too.
.PHONY: compiled-where-possible
compiled-where-possible: setup web $(COMPILED)/.equipped
	@if $(PY) tools/build_compiled.py --can-compile; then $(MAKE) --no-print-directory compiled; \
	else [ -z "$$CI" ]; fi

.PHONY: compiled
compiled: $(COMPILED)/.equipped ## compile kernel, cardtext, games, bots and the inside of the server with mypyc into .venv-compiled
	$(call heading,mypyc)
	@$(COMPILED_PY) tools/build_compiled.py

.PHONY: bench
bench: setup ## measure the speed of the games, plain and compiled
	$(call heading,plain form)
	@$(VENV)/bin/arkade bench $(ARGS)
	@$(MAKE) --no-print-directory compiled
	$(call heading,compiled form)
	@$(COMPILED)/bin/arkade bench $(ARGS)

.PHONY: gate
gate: setup ## warn if the games have become slower than on main
	$(call heading,speed before and now)
	@$(PY) benchmarks/gate.py $(ARGS)

.PHONY: bench-server
bench-server: setup ## measure the server; ARGS="--matches 200 --rival FOLDER" puts boardgame.io beside it
	@$(PY) benchmarks/server/load.py $(ARGS)

.PHONY: soak
soak: setup compiled ## play very many random games of everything; takes minutes
	@for game in $(SOAK_ALL); do $(COMPILED)/bin/arkade soak $$game --games $(SOAK_GAMES) || exit 1; done

.PHONY: golden
golden: setup ## write the golden files anew; review them as a diff
	@$(PY) tools/regenerate_golden.py $(ARGS)

.PHONY: docs
docs: setup ## build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --strict
	@echo "The documentation starts at site/index.html"

.PHONY: lock
lock: $(INSTALLER)/.installed ## resolve the lock files anew (UPGRADE=--upgrade for newer versions)
	@$(LOCK) --extra server --group build --output-file requirements.lock
	@$(LOCK) --all-extras --group dev --constraint requirements.lock --output-file requirements-dev.lock

LOCK = $(UV) pip compile pyproject.toml --quiet $(UPGRADE) --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --no-header

.PHONY: clean
clean: ## remove what the other targets made
	rm -rf $(VENV) $(COMPILED) $(INSTALLER) site web/node_modules web/src/glyphs/built $(PAGE) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
	    .import_linter_cache .hypothesis

# The stamps: a target whose stamp is newer than what it was made from is done.

$(VENV)/.installed: $(VENV)/.locked pyproject.toml setup.py
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

# requirements.lock holds what playing needs, requirements-dev.lock that and everything else.
$(VENV)/.locked: requirements.lock
$(VENV)/.equipped: requirements-dev.lock | $(VENV)/.installed
$(COMPILED)/.equipped: requirements-dev.lock

$(VENV)/.locked $(VENV)/.equipped $(COMPILED)/.equipped: | $(INSTALLER)/.installed
	@echo "Installing $< into $(@D)"
	@$(UV) venv --quiet --allow-existing --python $(PYTHON) $(@D)
	@$(UV) pip install --quiet --python $(@D)/bin/python --require-hashes -r $<
	@touch $@

web/node_modules/.installed: web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "The page for browsers needs npm: install Node.js 20.19 or newer."; exit 1; }
	@echo "Installing web/package-lock.json into web/node_modules"
	@cd web && npm ci --silent
	@touch $@

$(PAGE)/.built: web/node_modules/.installed web/package.json web/vite.config.ts web/svelte.config.js web/index.html \
		$(shell find web/src web/tools -type f -not -path 'web/src/glyphs/built/*')
	@cd web && npm run --silent build
	@touch $@

# Python's own pip brings uv, and uv brings the rest, in a fifth of the time.
$(INSTALLER)/.installed: Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Arkade needs Python 3.11 or newer")'
	@$(PYTHON) -m venv $(INSTALLER)
	@$(INSTALLER)/bin/python -m pip install -qq --no-compile uv==$(UV_VERSION)
	@touch $@
