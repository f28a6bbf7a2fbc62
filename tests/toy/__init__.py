"""A complete small game for tests of the kernel, the arena and the command line; never on the real shelf."""
