"""The table at the end: what ran, how many checks, how long, and the slowest ten. Knows results only."""


def show(results):
    """Prints the table; 0 if nothing failed, else 1."""
    layers = {}
    for result in results:
        row = layers.setdefault(result.step.layer, [0, 0, 0.0, 0.0])
        for i, value in enumerate((result.passed, result.failed, result.wall, result.cpu)):
            row[i] += value
    print(f"\n{'layer':<12}{'passed':>8}{'failed':>8}{'wall s':>9}{'cpu s':>9}")
    for layer, (passed, failed, wall, cpu) in layers.items():
        print(f"{layer:<12}{passed:>8}{failed:>8}{wall:>9.1f}{cpu:>9.1f}")
    slowest = sorted((row for result in results for row in result.singles), reverse=True)[:10]
    slowest = slowest or sorted(((result.wall, result.step.key) for result in results), reverse=True)[:10]
    print("\nslowest ten")
    for seconds, name in slowest:
        print(f"{seconds:>9.2f} s  {name}")
    ignored = sum(result.ignored for result in results)
    if ignored:
        print(f"\n{ignored} tests are marked to be ignored and did not run; they are named in target/tests/core-tests.log")
    passed, failed = (sum(getattr(result, name) for result in results) for name in ("passed", "failed"))
    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed else 0
