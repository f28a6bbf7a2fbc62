"""Break the rules on purpose, one small change at a time, and see whether the tests notice.

    python tools/mutants.py --count 200 --seed 1 --game year_of_the_dragon

Each change is made in a copy of the package; the tests run against that copy until the first one fails. Changes that
no test notices are listed: each is a missing test, or a change that makes no difference. Exits with 1 if fewer than
nine in ten are noticed.
"""

from __future__ import annotations

import argparse
import ast
import os
import queue
import random
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import teahouse
from teahouse.library import folder_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "teahouse"
WORKSHOP = ROOT / "build" / "mutants"
ENOUGH = 0.9
KERNEL = "kernel"

NOT_RULES = {"clauses.py", "names.py", "__init__.py"}
"""Lists of titles and words; the locale tests look after them."""

OPPOSITE: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.Continue: ast.Break, ast.Break: ast.Continue,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One small change."""

    path: Path
    number: int
    line: int
    before: str
    after: str

    @property
    def game(self) -> str:
        """The folder of the game it is made in, or the kernel."""
        first, *rest = self.path.relative_to(SOURCES).parts
        return first if first == KERNEL else rest[0]

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.path.relative_to(ROOT)}:{self.line}: {before}  ->  {after}"


class Changer(ast.NodeTransformer):
    """Finds every change that could be made to a module, and makes the chosen one."""

    def __init__(self, path: Path, chosen: int = -1) -> None:
        self.path = path
        self.chosen = chosen
        self.found: list[Mutant] = []

    def offer(self, node: ast.AST, changed: ast.AST) -> ast.AST:
        """Note a possible change; the changed node if it is the chosen one."""
        line = getattr(node, "lineno", 0)
        number = len(self.found)
        self.found.append(Mutant(self.path, number, line, ast.unparse(node), ast.unparse(changed)))
        return ast.copy_location(changed, node) if number == self.chosen else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        opposite = OPPOSITE.get(type(node.ops[0]))
        if opposite is None:
            return node
        return self.offer(node, ast.Compare(node.left, [opposite(), *node.ops[1:]], node.comparators))  # type: ignore[list-item]

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        return self.offer(node, ast.BoolOp(OPPOSITE[type(node.op)](), node.values))  # type: ignore[arg-type]

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        opposite = OPPOSITE.get(type(node.op))
        if opposite is None or is_text(node.left) or is_text(node.right):
            return node
        return self.offer(node, ast.BinOp(node.left, opposite(), node.right))  # type: ignore[arg-type]

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return self.offer(node, node.operand) if isinstance(node.op, ast.Not) else node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            return self.offer(node, ast.Constant(not node.value))
        if isinstance(node.value, int):
            return self.offer(node, ast.Constant(node.value + 1))
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        opposite = OPPOSITE.get(type(node.op))
        if opposite is None:
            return node
        return self.offer(node, ast.AugAssign(node.target, opposite(), node.value))  # type: ignore[arg-type]

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        if any(isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets):
            return node
        self.generic_visit(node)
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            return self.offer(node, ast.Pass())
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if not isinstance(node.value, ast.Call):
            return node
        self.generic_visit(node)
        return self.offer(node, ast.Pass())

    def visit_If(self, node: ast.If) -> ast.AST:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node
        self.generic_visit(node)
        if isinstance(node.test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            negated = ast.UnaryOp(ast.Not(), node.test)
            node.test = self.offer(node.test, negated)  # type: ignore[assignment]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in ("max", "min"):
            other = ast.Name("min" if node.func.id == "max" else "max", ast.Load())
            return self.offer(node, ast.Call(other, node.args, node.keywords))
        return node

    def visit_Continue(self, node: ast.Continue) -> ast.AST:
        return self.offer(node, ast.Break())

    def visit_Break(self, node: ast.Break) -> ast.AST:
        return self.offer(node, ast.Continue())

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node.name in ("__repr__", "__hash__"):
            return node
        node.args.defaults = [self.visit(default) for default in node.args.defaults]
        node.body = [self.visit(statement) for statement in node.body]
        return node

    # What follows says nothing about the rules: messages for programmers, imports.
    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        return node


def is_text(node: ast.AST) -> bool:
    """Whether this is a piece of text, which has no minus."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def changes(path: Path) -> list[Mutant]:
    """Every change that could be made to a module."""
    changer = Changer(path)
    changer.visit(ast.parse(path.read_text("utf-8")))
    return changer.found


def changed(mutant: Mutant) -> str:
    """The module with the change made."""
    tree = ast.parse(mutant.path.read_text("utf-8"))
    return ast.unparse(ast.fix_missing_locations(Changer(mutant.path, mutant.number).visit(tree)))


class Bench:
    """A copy of the package that one change at a time is made in."""

    def __init__(self, number: int) -> None:
        self.folder = WORKSHOP / str(number)
        shutil.copytree(SOURCES, self.folder / "teahouse", ignore=shutil.ignore_patterns("__pycache__"))

    def passes(self, game: str, timeout: float | None = None) -> bool:
        """Whether the tests of the game (or the kernel) pass, then those of every game; endless tests do not."""
        here = {
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }
        # what the tests of every game call it; the kernel is looked at through the small game made for tests
        name = "toy" if game == KERNEL else game.replace("_", "-")
        own = "tests/kernel" if game == KERNEL else f"tests/games/{game}"
        limit = None if timeout is None else time.monotonic() + timeout
        for tests in ([own], ["tests/generic", "-k", name]):
            options = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not soak"]
            run = subprocess.Popen(
                [sys.executable, "-m", "pytest", *options, *tests],
                cwd=ROOT,
                env=os.environ | here,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            try:
                if run.wait(None if limit is None else max(0, limit - time.monotonic())):
                    return False
            except subprocess.TimeoutExpired:
                os.killpg(run.pid, 9)
                run.wait()
                return False
        return True

    def survives(self, mutant: Mutant, timeout: float) -> bool:
        """Whether no test notices the change."""
        place = self.folder / "teahouse" / mutant.path.relative_to(SOURCES)
        original = place.read_text("utf-8")
        place.write_text(changed(mutant), "utf-8")
        try:
            return self.passes(mutant.game, timeout)
        finally:
            place.write_text(original, "utf-8")


def main() -> int:
    """Run the command line."""
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="how many changes are tried (200)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the changes (1)")
    parser.add_argument("--game", default="", help="only the game in this folder, or kernel")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many run at once")
    options = parser.parse_args()

    games = [options.game] if options.game else [KERNEL, *(folder_of(game.name) for game in teahouse.rulebooks())]
    folders = [SOURCES / game if game == KERNEL else SOURCES / "games" / game for game in games]
    modules = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.name not in NOT_RULES]
    possible = [mutant for path in modules for mutant in changes(path)]
    chosen = random.Random(options.seed).sample(possible, min(options.count, len(possible)))
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    benches: queue.Queue[Bench] = queue.Queue()
    for number in range(options.jobs):
        benches.put(Bench(number))

    first = benches.get()
    started = time.monotonic()
    for game in games:
        if not first.passes(game):
            sys.exit(f"the tests of {game} fail even without a change")
    timeout = 30 + 4 * (time.monotonic() - started)
    benches.put(first)
    print(f"{len(possible)} possible changes in {len(modules)} modules, {len(chosen)} are tried", flush=True)

    def attempt(mutant: Mutant) -> tuple[Mutant, bool]:
        bench = benches.get()
        try:
            return mutant, bench.survives(mutant, timeout)
        finally:
            benches.put(bench)

    survivors = []
    with ThreadPoolExecutor(options.jobs) as pool:
        for done, (mutant, survived) in enumerate(pool.map(attempt, chosen), 1):
            if survived:
                survivors.append(mutant)
                print(f"{done}/{len(chosen)} unnoticed: {mutant}", flush=True)
    noticed = len(chosen) - len(survivors)
    print(f"{noticed} of {len(chosen)} changes were noticed ({noticed / len(chosen):.0%})")
    return 0 if noticed >= ENOUGH * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
