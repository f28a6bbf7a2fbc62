# Everything here works in a fresh clone: what is missing is made or installed first, without a question.

PYTHON ?= python3
BIN := .venv/bin
# three processes, also on two cores: many tests wait for servers and pages, and meanwhile another one runs
PYTEST := $(BIN)/python -m pytest -q --dist worksteal -n 3
# tests start hundreds of processes: what was compiled to bytecode once is kept, whatever the environment says
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test test-learn fasttests compiled fast bench soak long lint clean

help:  ## Say what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## */  make \1\t/' | expand -t 16

play:  ## Play in the browser
	@$(PYTHON) tools/setup.py play web
	@$(BIN)/teahouse play

test:  ## Run all tests but the long ones: the fast first, then the slow, the browser last
	@$(PYTHON) tools/setup.py dev database valkey browser compiler web
	@# two jobs: the rules are compiled while the fast tests run
	@$(MAKE) --no-print-directory -j 2 compiled fasttests
	@# these and the browser play the compiled rules, which tests/test_builds.py shows to play as the sources do;
	@# only the files that have slow tests are read
	PYTHONPATH=build/fast $(PYTEST) -m "slow and not soak" $$(grep -rl pytest.mark.slow tests --include='test_*.py' --exclude-dir=browser)
	@# the browser last, and in processes of its own: its driver keeps an event loop running
	PYTHONPATH=build/fast $(PYTEST) -m "not soak" tests/browser

test-learn:  ## Run the tests of learning, in an environment of their own that has PyTorch
	@$(PYTHON) tools/setup.py learn
	.venv-learn/bin/python -m pytest -q tests/learn
	.venv-learn/bin/mypy --strict src/teahouse/learn src/teahouse/rl/imitation.py tests/learn

fasttests:
	$(PYTEST) -m "not slow and not soak" --ignore=tests/browser

compiled:
	@$(BIN)/python tools/fast.py

fast:  ## Compile the rules with mypyc into build/fast
	@$(PYTHON) tools/setup.py dev compiler
	@$(MAKE) --no-print-directory compiled

bench: fast  ## Measure our speed beside other engines, and what a player waits for in the browser
	@$(BIN)/python -m benchmarks
	@PYTHONPATH=build/fast $(BIN)/python -m benchmarks.observing
	@$(PYTHON) tools/setup.py dev browser
	@$(BIN)/python -m benchmarks.browser

soak:  ## Put a server under fire for about 30 minutes and print one table of figures; SCALE=0.05 tries it out
	@$(PYTHON) tools/setup.py dev database valkey
	@$(BIN)/python -m tests.server.soak --scale $(or $(SCALE),1)

long:  ## Run the tests that take long: thousands of games, changed rules that must be noticed
	@$(PYTHON) tools/setup.py dev database valkey browser compiler web
	$(BIN)/python -m pytest -q -m soak
	$(BIN)/python tools/mutants.py

lint:  ## Check style, types and layers
	@$(PYTHON) tools/setup.py dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src tests benchmarks tools
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 --no-warn-unreachable src  # what Windows lacks
	$(BIN)/lint-imports

clean:  ## Remove what was built (not .venv)
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +
