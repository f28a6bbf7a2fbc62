"""One script per engine; each runs in the environment of its engine and prints one line of JSON."""
