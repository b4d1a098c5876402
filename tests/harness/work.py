"""Runs steps, some side by side, and keeps what each said. Knows nothing of what they test."""
import dataclasses
import os
import pathlib
import re
import subprocess
import threading
import time

from . import count

# the lines of a layer's own script that are worth a reader's time as they come; all of them are in the log
TOLD = re.compile(r"^(ok|FAIL|note|installing|building)\b|Tests run:.* (-|--) in |^\[ERROR\]|: error|\bfailed\b|^\d+ passed")

@dataclasses.dataclass
class Result:
    """How a step ended: checks, seconds on the wall and of the processors, single tests' times."""

    step: object
    passed: int
    failed: int
    ignored: int
    wall: float
    cpu: float
    singles: list


class _Floor:
    """What the workers share: which steps are left, running, done."""

    def __init__(self, steps):
        self.left, self.busy, self.done = list(steps), set(), {}
        self.keys = {step.key for step in steps}
        self.changed = threading.Condition()
        self.print = threading.Lock()

    def _free(self, step):
        if step.layer in self.busy:
            return False
        waits = [key for key in step.needs if key in self.keys]
        return all(key in self.done for key in waits)

    def take(self):
        """The next step whose layer is idle and whose needs are met; none when nothing is left."""
        with self.changed:
            while self.left:
                step = next((s for s in self.left if self._free(s)), None)
                if step:
                    self.left.remove(step)
                    self.busy.add(step.layer)
                    return step
                self.changed.wait()
            return None

    def finish(self, step, result):
        with self.changed:
            self.busy.discard(step.layer)
            self.done[step.key] = result
            self.changed.notify_all()

    def say(self, text):
        with self.print:
            print(text, flush=True)


def _execute(step, log, say):
    """Runs the command; (exit code, output, wall, cpu)."""
    began = time.monotonic()
    lines = []
    try:
        process = subprocess.Popen(step.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   text=True, errors="replace", env={**os.environ, **dict(step.env)})
    except OSError as problem:
        return 127, f"{step.command[0]}: {problem.strerror}\n", 0.0, 0.0
    with log.open("w") as out:
        for line in process.stdout:
            lines.append(line)
            out.write(line)
            if step.streams and TOLD.search(line):
                say(f"  {step.layer}: {line.rstrip()}")
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, "".join(lines), time.monotonic() - began, usage.ru_utime + usage.ru_stime


def _one(step, folder, say):
    log = folder / f"{step.layer}-{step.name}.log"
    code, output, wall, cpu = _execute(step, log, say)
    passed, failed, ignored = count.checks(output, code)
    word = "ok  " if failed == 0 else "FAIL"
    note = f", {ignored} ignored" if ignored else ""
    say(f"{word} {wall:7.1f} s  {step.layer}: {step.proves} ({passed} passed, {failed} failed{note})")
    if failed:
        say("".join(f"       | {line}\n" for line in output.splitlines()[-40:]) + f"       whole output: {log}")
    return Result(step, passed, failed, ignored, wall, cpu, count.singles(step.layer, output, folder.parent.parent))


def run(steps, jobs, folder):
    """Runs all steps with `jobs` workers; results in the steps' order."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    floor = _Floor(steps)

    def work():
        while step := floor.take():
            result = Result(step, 0, 1, 0, 0.0, 0.0, [])
            try:
                result = _one(step, folder, floor.say)
            finally:
                floor.finish(step, result)

    workers = [threading.Thread(target=work) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return [floor.done[step.key] for step in steps]
