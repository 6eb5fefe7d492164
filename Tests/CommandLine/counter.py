#!/usr/bin/python3
"""Drives the Counter example by touchup, as a script does that has no eyes on the machine.

usage: counter.py TOUCHUP COUNTER

Starts the app, taps by name, reads what is on the screen, takes a picture. Exits with 0 and one line when all of it holds.
"""
import os
import subprocess
import sys
import tempfile
import time


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

        broken = run("start", "--", "/bin/false", fails=True)
        assert "exit code 1" in broken, broken
        silent = run("start", "--", "/nowhere/app", fails=True)
        assert "/nowhere/app" in silent, silent
    print(f"touchup drives the Counter: from start to picture in {seconds:.2f} s; a held clock, errors and tokens: all hold.")


main()
