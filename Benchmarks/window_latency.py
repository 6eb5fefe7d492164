#!/usr/bin/python3
"""A window's processor time when idle, its latency from a key to pixels, and the same by VNC beside it.

usage: window_latency.py GALLERY [ROUNDS]

Opens the Gallery at 390 x 844 points and two pixels a point under Xvfb. Keys are given to the X server by XTEST, and
pixels are looked for in the server's own memory. Then x11vnc serves the same screen, and a client that asks for every
update, as viewers do, takes the times and counts the bytes: for a key, for a sheet that slides, and for an idle screen.
To be read beside browser_latency.py. Needs xvfb, xdotool (for its libXtst) and x11vnc.
"""
import ctypes
import os
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "WindowPages"))
import pages  # noqa: E402: the windows and screens of ./test

TAB, SHIFT = 0xFF09, 0xFFE1
# Where the focus goes to and fro: the row of languages, in pixels.
TOP, BOTTOM = 220, 360


class Keys:
    """An X client that presses keys, without a process for each."""

    def __init__(self, display):
        self.x11, self.xtest = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.connection = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))

    def send(self, symbol, is_down):
        code = self.x11.XKeysymToKeycode(self.connection, ctypes.c_ulong(symbol))
        self.xtest.XTestFakeKeyEvent(self.connection, code, int(is_down), ctypes.c_ulong(0))
        self.x11.XFlush(self.connection)


class Viewer:
    """A VNC client that asks for each update and throws the pixels away."""
    encodings = {"tight": 7}

    def __init__(self, port, encoding):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes = 0
        self.take(12)
        self.socket.sendall(b"RFB 003.008\n")
        assert 1 in self.take(self.take(1)[0]), "the server wants a password"
        self.socket.sendall(b"\x01")
        self.take(4)
        self.socket.sendall(b"\x01")
        head = self.take(24)
        self.width, self.height = struct.unpack(">HH", head[:4])
        self.take(struct.unpack(">I", head[20:])[0])
        self.pixel = 3
        self.socket.sendall(struct.pack(">BxHii", 2, 2, self.encodings[encoding], 0))
        self.ask(False)
        self.update(10)

    def take(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            assert part, "the server has ended"
            data += part
        self.bytes += count
        return data

    def ask(self, is_incremental=True):
        self.socket.sendall(struct.pack(">BBHHHH", 3, int(is_incremental), 0, 0, self.width, self.height))

    def key(self, symbol, is_down):
        self.socket.sendall(struct.pack(">BBxxI", 4, int(is_down), symbol))

    def update(self, seconds):
        """Takes one update, and asks for the next; the rectangles, or None when none comes."""
        self.socket.settimeout(seconds)
        try:
            kind = self.take(1)[0]
        except (TimeoutError, socket.timeout):
            return None
        self.socket.settimeout(10)
        if kind == 2:
            return []
        if kind == 3:
            self.take(struct.unpack(">xxxI", self.take(7))[0])
            return []
        assert kind == 0, f"a message of kind {kind}"
        rects = []
        for _ in range(struct.unpack(">xH", self.take(3))[0]):
            x, y, width, height, encoding = struct.unpack(">HHHHi", self.take(12))
            self.skip(width, height, encoding)
            rects.append((x, y, width, height))
        self.ask()
        return rects

    def skip(self, width, height, encoding):
        if encoding == 0:
            self.take(width * height * 4)
        else:
            self.skip_tight(width, height)

    def skip_tight(self, width, height):
        control = self.take(1)[0]
        if control >> 4 == 8:
            self.take(self.pixel)
        elif control >> 4 == 9:
            self.take(self.length())
        else:
            size = width * height * self.pixel
            if control & 0x40 and self.take(1)[0] == 1:
                colors = self.take(1)[0] + 1
                self.take(colors * self.pixel)
                size = (width + 7) // 8 * height if colors == 2 else width * height
            self.take(size if size < 12 else self.length())

    def length(self):
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & (0x7F if shift < 14 else 0xFF)) << shift
            shift += 7
            if not byte & 0x80 or shift > 14:
                return value


def middle(values):
    values = sorted(values)
    return f"median {statistics.median(values) * 1000:.1f} ms, 95 % {values[int(len(values) * 0.95)] * 1000:.1f} ms"


def strip(screen):
    start = screen.start + TOP * screen.stride
    return screen.memory[start:start + (BOTTOM - TOP) * screen.stride]


def rest(screen):
    """Until nothing has changed for a while: the ring around the focus fades in."""
    before, since = strip(screen), time.monotonic()
    while time.monotonic() - since < 0.15:
        now = strip(screen)
        if now != before:
            before, since = now, time.monotonic()


def key_to_pixels(screen, keys, rounds):
    times = []
    for number in range(rounds):
        is_back = number % 2 == 1
        rest(screen)
        before = strip(screen)
        if is_back:
            keys.send(SHIFT, True)
        start = time.perf_counter()
        keys.send(TAB, True)
        while strip(screen) == before and time.perf_counter() - start < 2:
            pass
        times.append(time.perf_counter() - start)
        keys.send(TAB, False)
        if is_back:
            keys.send(SHIFT, False)
    return times


def vnc_key_to_update(screen, viewer, rounds):
    times = []
    for number in range(rounds):
        is_back = number % 2 == 1
        while viewer.update(0.3) is not None:
            pass
        if is_back:
            viewer.key(SHIFT, True)
        start = time.perf_counter()
        viewer.key(TAB, True)
        while True:
            rects = viewer.update(2)
            if rects is None or any(y < BOTTOM and y + height > TOP for _, y, _, height in rects):
                break
        times.append(time.perf_counter() - start)
        viewer.key(TAB, False)
        if is_back:
            viewer.key(SHIFT, False)
    return times


def vnc_slide(app, viewer, rounds, opens, closes):
    """Bytes and updates while a sheet slides in, or out."""
    sizes, counts = [], []
    for number in range(rounds):
        while viewer.update(0.3) is not None:
            pass
        before, count = viewer.bytes, 0
        app.click(*(opens if number % 2 == 0 else closes))
        while viewer.update(0.5) is not None:
            count += 1
        sizes.append(viewer.bytes - before)
        counts.append(count)
    return sizes, counts


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def measure(gallery, script, rounds, screen, folder):
    subprocess.run([script, folder, "390x844@2", "slide"], check=True)
    with open(os.path.join(folder, "script.json"), encoding="utf-8") as file:
        opening, opens, closes = [(step["x"], step["y"]) for step in pages.json.load(file) if step["action"] == "click"]
    with pages.running(gallery, screen, "--device", "390x844@2", "--lang", "en", scale=2) as app:
        keys = Keys(screen.display)
        keys.send(TAB, True), keys.send(TAB, False)
        rest(screen)
        print(f"key to pixels in the window: {middle(key_to_pixels(screen, keys, rounds))}, {rounds} keys")
        before = pages.processor_time(app.process.pid)
        time.sleep(5)
        used = pages.processor_time(app.process.pid) - before
        print(f"processor time of an idle window in 5 s: {used * 1000:.0f} ms")
        for encoding in Viewer.encodings:
            port = free_port()
            with subprocess.Popen(
                    ["x11vnc", "-display", screen.display, "-rfbport", str(port), "-localhost", "-nopw", "-forever",
                     "-noipv6", "-quiet", "-id", app.window], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
                try:
                    viewer = pages.wait_until(lambda: connect(port, encoding), "x11vnc")
                    times = vnc_key_to_update(screen, viewer, rounds)
                    print(f"key to update by VNC, {encoding}: {middle(times)}, {rounds} keys")
                    if opening:
                        app.click(*opening)
                    sizes, counts = vnc_slide(app, viewer, rounds, opens, closes)
                    before = viewer.bytes
                    viewer.update(3)
                    print(f"bytes of a slide by VNC, {encoding}: {statistics.median(sizes) / 1000:.0f} kB in "
                          f"{statistics.median(counts):.0f} updates; of an idle screen in 3 s: {viewer.bytes - before}")
                    app.screen.xdotool("mousemove", screen.width - 1, screen.height - 1)
                    app.click(35, 22)
                    opening = opening or (0, 0)
                finally:
                    # It does not always end when it is asked to.
                    server.kill()


def connect(port, encoding):
    try:
        return Viewer(port, encoding)
    except OSError:
        return None


def main():
    gallery = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    script = os.path.join(os.path.dirname(gallery), "WindowScript")
    with tempfile.TemporaryDirectory() as folder:
        screen = pages.Screen(folder)
        try:
            measure(gallery, script, rounds, screen, folder)
        finally:
            screen.stop()


main()
