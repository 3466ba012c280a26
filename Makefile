# Everything runs in .venv, which is made on first use. A second call installs only what changed.

PYTHON ?= python3
ARGS ?=
UPGRADE ?=

pip := .venv/bin/python -m pip --disable-pip-version-check --no-input --quiet
# A lock names everything, so nothing is resolved: pip would ask for the newest `coverage[toml]` beside the pinned `coverage`.
install := $(pip) install --require-hashes --no-deps --requirement
# The editable install takes its build tool from the lock, so it downloads nothing.
install_project := $(pip) install --no-index --no-deps --no-build-isolation --editable .
lock := .venv-lock/bin/uv pip compile pyproject.toml --group build --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command 'make lock' --quiet $(UPGRADE)

pytest := .venv/bin/python -m pytest --numprocesses 2 --dist worksteal
# Tests that reach every line and branch of engine/. Measuring makes a test twice as slow, so the others run without.
of_the_rules := $(addprefix tests/,core caylus magna_carta catan_cards minds contract playthroughs records perft \
	test_reasons.py test_pages.py bot/match)

# Every program that the tests start would compile all modules anew, and every worker the tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play install postgres test new-game new-language without-features check format bench release lock clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' Makefile

play: .venv/.play ## Try Provost in the browser, without Discord (ARGS="--players 3 --no-browser")
	.venv/bin/provost sandbox $(ARGS)

# A service may not write beside its modules, so without this it would compile all of them at every start.
install: .venv/.install ## Install the bot alone, for a server
	.venv/bin/python -m compileall -q bot engine render storage

postgres: .venv/.install ## Add to an installation what a PostgreSQL database needs
	$(install) requirements-postgres.lock

test: check ## Check the code, then run all tests, those of the rules with coverage
	$(pytest) --cov --cov-report= $(of_the_rules)
	.venv/bin/coverage report --fail-under=100
	$(pytest) $(patsubst %,--ignore=%,$(of_the_rules))

new-game: .venv/.test ## Add a fourth game to a copy, check the copy, throw it away
	.venv/bin/python -m tests.new_game

new-language: .venv/.test ## Add a stub of a language to a copy and check the copy (ARGS="de" checks one that is here)
	.venv/bin/python -m tests.new_language $(ARGS)

without-features: .venv/.test ## Delete two features from a copy, check the copy, throw it away
	.venv/bin/python -m tests.without_features

check: .venv/.test ## Format, lint, types and import contracts, without the tests
	.venv/bin/ruff format --check --quiet .
	.venv/bin/ruff check --quiet .
	.venv/bin/mypy --strict
	.venv/bin/lint-imports --no-logo

format: .venv/.test ## Format the code and mend what the linter can
	.venv/bin/ruff check --fix --quiet .
	.venv/bin/ruff format .

bench: .venv/.test ## Run the benchmarks (ARGS="storage --json")
	.venv/bin/provost lab bench $(ARGS)

release: .venv/.install ## Build wheel, sources, SBOM, notes and checksums of the last commit into dist/, without a network
	.venv/bin/python .ci/release.py

lock: .venv-lock/bin/uv ## Write the locks anew (UPGRADE=--upgrade takes newer versions)
	$(lock) --output-file requirements.lock
	$(lock) --extra sandbox --constraint requirements.lock --output-file requirements-sandbox.lock
	$(lock) --extra postgres --constraint requirements.lock --output-file requirements-postgres.lock
	$(lock) --extra sandbox --extra postgres --extra dev --constraint requirements-sandbox.lock --output-file requirements-dev.lock

clean: ## Remove what was made, but no database
	rm -rf .venv .venv-lock build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.*
	find bot engine render storage tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.install: requirements.lock pyproject.toml | .venv/bin/pip
	$(install) requirements.lock
	$(install_project)
	@touch $@

.venv/.play: requirements-sandbox.lock .venv/.install
	$(install) requirements-sandbox.lock
	@touch $@

# What comes without a wheel is built with the locked build tool, which .install has installed.
.venv/.test: requirements-dev.lock .venv/.install
	$(install) requirements-dev.lock --use-pep517 --no-build-isolation
	@touch $@

.venv/bin/pip:
	@.ci/python '$(PYTHON)'
	@'$(PYTHON)' -m venv .venv

.venv-lock/bin/uv:
	@.ci/python '$(PYTHON)'
	@'$(PYTHON)' -m venv .venv-lock
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install 'uv>=0.13,<0.14'
