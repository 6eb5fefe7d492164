#!/usr/bin/python3
"""Says everything to the server that a page or a script would not: seeded, so that a failure comes back.

usage: fuzz.py GALLERY SECONDS [SEED]

Mutated and made up messages over the WebSocket, mutated frames of the protocol beneath it, and mutated requests over HTTP, for so
many seconds. The app has to go on answering, at speed, in bounded memory. Exits with 0 and one line when it did.
"""
import base64
import http.client
import json
import os
import random
import re
import socket
import struct
import subprocess
import sys
import time
import urllib.parse

MESSAGES = [
    {"touches": [{"id": 1, "phase": "began", "x": 100, "y": 200}]},
    {"touches": [{"id": 1, "phase": "moved", "x": 120, "y": 300}, {"id": 2, "phase": "began", "x": 1, "y": 2}]},
    {"touches": [{"id": 1, "phase": "ended", "x": 120, "y": 300}]},
    {"key": {"phase": "down", "code": "KeyA", "key": "a", "shift": True}},
    {"key": {"phase": "up", "code": "Enter", "key": "Enter"}},
    {"composition": {"text": "にほ", "isFinal": False}},
    {"scroll": {"x": 100, "y": 300, "dx": 0, "dy": -40, "notches": True}},
    {"action": "activate", "element": 7},
    {"pasteboard": "text"}, {"shown": 3}, {"control": True},
]
REQUESTS = [
    ("/tap", {"label": "Controls"}), ("/tap", {"x": 100, "y": 300}), ("/type", {"text": "Ada"}),
    ("/key", {"key": "Escape"}), ("/drag", {"from": {"x": 1, "y": 2}, "to": {"x": 100, "y": 500}, "seconds": 0.05}),
    ("/swipe", {"direction": "up"}), ("/scroll", {"on": {"x": 100, "y": 500}, "dy": -100}),
    ("/action", {"action": "increment", "label": "Volume"}), ("/wait", {"seconds": 0.05}), ("/advance", {"seconds": 1}),
]
VALUES = [None, True, -1, 0, 1, 1e308, -1e308, 2**63, 2**64, -2**63, 0.1, "", "a", "\0", "é" * 500, "\ud83d\ude00", [], {}, [[]],
          "began", "Enter", "KeyA", "activate", "x" * 70000]


class Fuzz:
    def __init__(self, url, seed):
        parts = urllib.parse.urlsplit(url)
        self.host, self.port, self.query = parts.hostname, parts.port, parts.query
        self.random = random.Random(seed)
        self.said = 0

    def mutate(self, value):
        """A value with something else somewhere in it."""
        if isinstance(value, dict) and value and self.random.random() < 0.8:
            value = dict(value)
            key = self.random.choice(list(value))
            choice = self.random.random()
            if choice < 0.15:
                del value[key]
            elif choice < 0.25:
                value[self.random.choice(["x", "id", "phase", "", "touches", "role"])] = self.random.choice(VALUES)
            else:
                value[key] = self.mutate(value[key])
            return value
        if isinstance(value, list) and value and self.random.random() < 0.8:
            value = list(value)
            index = self.random.randrange(len(value))
            value[index] = self.mutate(value[index])
            return value * self.random.choice([1, 1, 1, 2, 40])
        return self.random.choice(VALUES)

    def bytes(self, value):
        data = json.dumps(value).encode("utf-8", "surrogatepass")
        if self.random.random() < 0.2 and data:
            data = bytearray(data)
            for _ in range(self.random.randrange(1, 4)):
                data[self.random.randrange(len(data))] = self.random.randrange(256)
            data = bytes(data)
        return data[:self.random.randrange(len(data) + 1)] if self.random.random() < 0.1 else data

    def message(self):
        value = self.random.choice(MESSAGES)
        return self.bytes(self.mutate(value) if self.random.random() < 0.7 else value)

    def frame(self, data):
        """One frame of the WebSocket protocol, now and then a wrong one."""
        wild = self.random.random() < 0.05
        code = self.random.randrange(16) if wild else 1
        head = bytes([(self.random.choice([0, 0x80, 0xF0]) if wild else 0x80) | code])
        length = len(data)
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        mask = self.random.randbytes(4)
        return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))

    def talk(self, end):
        """One viewer, until it is shown out."""
        with socket.create_connection((self.host, self.port), timeout=5) as line:
            line.sendall((f"GET /socket?{self.query} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
                          f"Connection: Upgrade\r\nOrigin: http://{self.host}:{self.port}\r\nSec-WebSocket-Version: 13\r\n"
                          f"Sec-WebSocket-Key: {base64.b64encode(self.random.randbytes(16)).decode()}\r\n\r\n").encode())
            line.settimeout(0.01)
            try:
                for _ in range(self.random.randrange(1, 200)):
                    if time.monotonic() > end:
                        return
                    line.sendall(self.frame(self.message()))
                    self.said += 1
                    try:
                        if self.random.random() < 0.3 and not line.recv(1 << 16):
                            return
                    except TimeoutError:
                        pass
            except OSError:
                # Shown out: as it should be after what reads like nothing.
                pass

    def ask(self):
        """One script."""
        path, words = self.random.choice(REQUESTS)
        if self.random.random() < 0.1:
            path = self.random.choice(["/", "//", "/../tap", "/tap/", "/%00", "/" + "a" * 3000, path.upper()])
        body = self.bytes(self.mutate(words) if self.random.random() < 0.7 else words)
        query = self.query if self.random.random() < 0.9 else self.query + self.random.choice(["x", "&", "&token=1"])
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30)
        try:
            connection.request(self.random.choice(["POST", "POST", "POST", "GET", "PUT"]), f"{path}?{query}", body)
            connection.getresponse().read()
        except (OSError, http.client.HTTPException):
            pass
        finally:
            connection.close()
        self.said += 1

    def answers(self):
        """Whether the app is there, and how long it takes to say so, in seconds."""
        began = time.monotonic()
        connection = http.client.HTTPConnection(self.host, self.port, timeout=10)
        connection.request("GET", f"/elements.json?{self.query}")
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        assert answer.status == 200, f"{answer.status} {body[:200]}"
        json.loads(body)
        return time.monotonic() - began


def memory(process):
    with open(f"/proc/{process.pid}/status") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024


def main():
    seconds = float(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    with open(os.devnull, "w") as nowhere:
        app = subprocess.Popen([sys.argv[1], "--browser"], stdout=subprocess.PIPE, stderr=nowhere, text=True)
        try:
            fuzz = Fuzz(app.stdout.readline().strip(), seed)
            end = time.monotonic() + seconds
            slowest = 0
            while time.monotonic() < end:
                fuzz.talk(end) if fuzz.random.random() < 0.5 else fuzz.ask()
                assert app.poll() is None, f"seed {seed}: the app has ended with {app.returncode} after {fuzz.said} messages"
                slowest = max(slowest, fuzz.answers())
            used = memory(app)
            assert used < 500, f"seed {seed}: the app uses {used:.0f} MB"
            print(f"Seed {seed}: {fuzz.said} messages and requests that no page makes; the app is there, in {used:.0f} MB, "
                  f"and answered within {slowest * 1000:.0f} ms.")
        finally:
            app.terminate()
            app.wait(timeout=10)


main()
