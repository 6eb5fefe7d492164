#!/usr/bin/python3
"""Drives the Counter example by touchup, as a script does that has no eyes on the machine.

usage: counter.py TOUCHUP COUNTER

Starts the app, taps by name, reads what is on the screen, takes a picture. Exits with 0 and one line when all of it holds.
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time


def script(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write("#!/bin/sh\n" + text)
    os.chmod(path, 0o755)
    return path


def check_rough(run, environment, folder, counter):
    """Stale sessions, programs that say too much or end, numbers that are none."""
    # Megabytes that are no text, and lines that end as on Windows.
    loud = script(folder, "loud", "head -c 20000000 /dev/urandom; printf '\\nhttp://127.0.0.1:9/?token=x\\r\\n'; exec sleep 60\n")
    assert run("start", "--session", "loud", "--", loud).strip() == "http://127.0.0.1:9/?token=x"
    assert "does not answer" in run("look", "--session", "loud", fails=True)
    run("stop", "--session", "loud")
    assert "touchup start" in run("stop", "--session", "loud", fails=True)

    # A session that its app has left behind, whose number another process has by now.
    other = subprocess.Popen(["sleep", "60"])
    try:
        run("start", "--session", "old", "--", counter, "--browser")
        path = os.path.join(folder, "touchup", "old.json")
        with open(path) as file:
            session = json.load(file)
        os.kill(session["process"], signal.SIGKILL)
        for _ in range(200):
            words = run("look", "--session", "old", fails=True)
            if "has ended" in words:
                break
        assert "has ended" in words and session["log"] in words, words
        session["process"] = other.pid
        with open(path, "w") as file:
            json.dump(session, file)
        assert "has ended" in run("stop", "--session", "old", fails=True)
        assert other.poll() is None, "a process that touchup did not start was ended"
        with open(path, "w") as file:
            json.dump(session, file)
        run("start", "--session", "old", "--", counter, "--browser")
        assert other.poll() is None
        for words in [("tap", "--nth", "1e300"), ("tap", "a", "--nth", "nan"), ("tap", "a", "--nth", "0.5"), ("tap", "nan,1"),
                      ("tap", "--at", "inf,1"), ("wait", "inf"), ("drag", "1,2", "3,4", "--seconds", "nan"),
                      ("scroll", "1,2", "nan", "1"), ("tap", "--id", "-1e19")]:
            done = subprocess.run([sys.argv[1], *words, "--session", "old"], env=environment, capture_output=True, text=True)
            assert done.returncode in (1, 2) and done.stderr.startswith("touchup: "), f"{words}: {done}"
        # A proxy is for what is far away.
        for name in ["http_proxy", "all_proxy"]:
            environment[name] = "http://127.0.0.1:9"
        run("look", "--session", "old")
        run("tap", "--session", "old", "Tap me")
    finally:
        for name in ["http_proxy", "all_proxy"]:
            environment.pop(name, None)
        other.kill()
        other.wait()
    run("stop", "--session", "old")
    killed = script(folder, "killed", "kill -9 $$\n")
    assert "signal 9" in run("start", "--", killed, fails=True)


def main():
    touchup, counter = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o700)
        environment = dict(os.environ, XDG_RUNTIME_DIR=folder)
        environment.pop("TOUCHUP_URL", None)

        def run(*words, fails=False):
            done = subprocess.run([touchup, *words], env=environment, capture_output=True, text=True, timeout=60)
            assert (done.returncode != 0) == fails, f"touchup {' '.join(words)}: {done.returncode}, {done.stderr}"
            return done.stderr if fails else done.stdout

        assert "touchup start" in run("look", fails=True), "no word on how to start"
        began = time.monotonic()
        url = run("start", "--", counter, "--browser").strip()
        try:
            assert url.startswith("http://127.0.0.1:") and "token=" in url, url
            run("wait")
            run("tap", "Tap me")
            run("tap", "Tap me")
            picture = os.path.join(folder, "counter.png")
            run("picture", picture)
            seconds = time.monotonic() - began
            screen = run("look")
            assert "Tapped 2 times" in screen, screen
            with open(picture, "rb") as file:
                head = file.read(24)
            assert head[:8] == b"\x89PNG\r\n\x1a\n", "the picture is no PNG"
            size = int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
            assert size == (780, 1688), f"the picture is of {size} pixels"
            assert seconds < 2, f"from start to picture it took {seconds:.2f} s"
            assert "button “Tap me”" in run("tap", "Tap you", fails=True), "no word on what there is"
            again = run("start", "--", counter, "--browser", fails=True)
            assert "is running" in again, again
            mode = os.stat(os.path.join(folder, "touchup", "app.json")).st_mode & 0o777
            assert mode == 0o600, f"the token can be read by others: {mode:o}"
        finally:
            run("stop")
        assert "touchup start" in run("look", fails=True), "the app is still there"

        # A clock that is held: time goes on by what it is told, and by a tap's own.
        run("start", "--hold-clock", "--session", "held", "--", counter, "--browser")
        try:
            run("wait", "--session", "held")
            run("tap", "--session", "held", "Tap me")
            run("advance", "--session", "held", "3600")
            assert "Tapped 1 times" in run("look", "--session", "held")
        finally:
            run("stop", "--session", "held")

        check_rough(run, environment, folder, counter)

        broken = run("start", "--", "/bin/false", fails=True)
        assert "exit code 1" in broken, broken
        silent = run("start", "--", "/nowhere/app", fails=True)
        assert "/nowhere/app" in silent, silent
    print(f"touchup drives the Counter: from start to picture in {seconds:.2f} s; a held clock, errors and tokens: all hold.")


main()
