"""Our speed beside other engines', measured in one run: `python -m benchmarks`."""
