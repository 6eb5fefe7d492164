#!/usr/bin/python3
"""Drives the Gallery in a window of an X server, with a real pointer, wheel and keyboard, and compares pixels.

usage: pages.py GALLERY WINDOWSCRIPT [PICTURE]

WindowScript plays the Gallery without a display and leaves what it did and saw; this does the same in the window, by
xdotool, and waits until the window shows the same, pixel by pixel. Dark, another language, resizing, the clipboard,
full screen, idle processor time and the end of the app are looked at as well. With PICTURE a picture of the window is
left there. Exits with 0 and one line when all of it holds.
"""
import contextlib
import ctypes
import json
import mmap
import os
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zlib

PATIENCE = 15
TICK = 0.02


def wait_until(condition, what):
    """Looks again and again; nothing is ever waited for by time alone."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(TICK)
    raise AssertionError(f"{what}: not within {PATIENCE} s")


class Screen:
    """An X server without a monitor, whose pixels are in a file."""

    def __init__(self, folder, size="1600x1800"):
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-fbdir", folder, "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.display = ":" + self.server.stdout.readline().strip()
        assert self.display != ":", "Xvfb did not start"
        self.environment = {**os.environ, "DISPLAY": self.display}
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The form of xwd: a header of 32-bit words, a table of colours, the pixels.
        words = struct.unpack(">25I", self.memory[:100])
        self.start = words[0] + 12 * words[19]
        self.width, self.height, self.stride = words[4], words[5], words[12]

    def row(self, y, x, width):
        start = self.start + y * self.stride + x * 4
        return self.memory[start:start + width * 4]

    def xdotool(self, *words):
        return subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, check=True, capture_output=True, text=True
        ).stdout.strip()

    def stop(self):
        self.server.terminate()
        self.server.wait(timeout=10)


class App:
    """The Gallery in its window."""

    def __init__(self, gallery, screen, *words, scale=1.0, environment=None):
        self.screen = screen
        self.scale = scale
        self.process = subprocess.Popen(
            [gallery, "--window", *words], env={**screen.environment, **(environment or {})}, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        self.window = wait_until(self.find, "a window")
        # Without a window manager nobody gives it the keyboard.
        screen.xdotool("windowfocus", self.window)

    def find(self):
        assert self.process.poll() is None, f"the app has ended: {self.process.stdout.read()}"
        with contextlib.suppress(subprocess.CalledProcessError):
            found = self.screen.xdotool("search", "--onlyvisible", "--pid", self.process.pid)
            return found.split()[0] if found else None
        return None

    def geometry(self):
        lines = self.screen.xdotool("getwindowgeometry", "--shell", self.window).split()
        values = dict(line.split("=") for line in lines)
        return [int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")]

    def go(self, x, y):
        left, top, _, _ = self.geometry()
        self.screen.xdotool("mousemove", left + round(x * self.scale), top + round(y * self.scale))

    def click(self, x, y, button=1):
        self.go(x, y)
        self.screen.xdotool("click", button)

    def wheel(self, x, y, count):
        self.go(x, y)
        self.screen.xdotool("click", "--repeat", abs(count), "--delay", 20, 5 if count > 0 else 4)

    def pixels(self):
        left, top, width, height = self.geometry()
        return width, height, [self.screen.row(top + row, left, width) for row in range(height)]

    def difference(self, picture):
        """How many rows differ, and where the first one does; None when all are the same."""
        width, height, rows = self.pixels()
        if (width, height) != picture[:2]:
            return f"the window is {width} x {height}, the picture {picture[0]} x {picture[1]}"
        rows = rows[:len(picture[2])]
        wrong = [y for y, (left, right) in enumerate(zip(rows, picture[2])) if not same(left, right)]
        return f"{len(wrong)} rows differ, from {wrong[0]} to {wrong[-1]}" if wrong else None

    def expect(self, picture, what):
        last = []

        def is_same():
            last[:] = [self.difference(picture)]
            return last[0] is None
        try:
            wait_until(is_same, what)
        except AssertionError as error:
            write_png(os.path.join(tempfile.gettempdir(), "window-failed.png"), *self.pixels())
            raise AssertionError(f"{error}: {last[0]}") from None

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=10)


def same(left, right):
    """Two rows of blue, green, red and a byte that says nothing."""
    return left == right or all(left[part::4] == right[part::4] for part in range(3))


def read_picture(path):
    with open(path, "rb") as file:
        width, height, stride = map(int, file.readline().split())
        data = file.read()
    return width, height, [data[row * stride:row * stride + width * 4] for row in range(height)]


def write_png(path, width, height, rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    lines = bytearray()
    for row in rows:
        line = bytearray(width * 3)
        line[0::3], line[1::3], line[2::3] = row[2::4], row[1::4], row[0::4]
        lines += b"\0" + line
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(bytes(lines), 9)) + chunk(b"IEND", b""))


def read_steps(folder):
    with open(os.path.join(folder, "script.json"), encoding="utf-8") as file:
        return json.load(file)


def play(app, folder):
    """What WindowScript did, by hand."""
    looks = 0
    for number, step in enumerate(read_steps(folder)):
        action, text = step["action"], step["text"]
        if action == "click":
            app.click(step["x"], step["y"])
        elif action == "wheel":
            app.wheel(step["x"], step["y"], step["count"])
        elif action == "type":
            app.screen.xdotool("type", "--delay", 20, text)
        elif action == "key":
            app.screen.xdotool("key", text)
        else:
            # The pointer's own picture is no part of the window's.
            app.screen.xdotool("mousemove", app.screen.width - 1, app.screen.height - 1)
            picture = read_picture(os.path.join(folder, text + ".pixels"))
            app.expect(picture, f"step {number}, “{text}”")
            looks += 1
            if text == "controls" and len(sys.argv) > 3:
                write_png(sys.argv[3], *app.pixels())
    assert looks > 10, "hardly anything was looked at"
    return looks


def main():
    gallery, script = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(folder)
        try:
            looks = check(gallery, script, screen, folder)
        finally:
            screen.stop()
    print(f"The window shows what a headless run draws, in {looks} places; pointer, wheel, keys, clipboard, drops, size, "
          "full screen and the end: all hold.")


def check(gallery, script, screen, folder):
    subprocess.run([script, folder, "390x844@2"], check=True)
    app = App(gallery, screen, "--device", "390x844@2", "--lang", "en", scale=2)
    try:
        looks = play(app, folder)
        check_idle(app)
        check_clipboard(app, folder)
        check_drop(app, folder)
        check_closing(app)
    finally:
        app.process.kill()
    check_looks(gallery, script, screen)
    check_size(gallery, script, screen)
    check_refusals(gallery, screen)
    return looks


def first_look(script, folder, device, *words):
    """What the Gallery's first page looks like without a display."""
    subprocess.run([script, folder, device, "home", *words], check=True)
    return read_picture(os.path.join(folder, "home.pixels"))


@contextlib.contextmanager
def running(*arguments, **options):
    app = App(*arguments, **options)
    try:
        yield app
    finally:
        app.process.kill()
        app.process.wait(timeout=10)


def check_looks(gallery, script, screen):
    """Dark by the command line and by the desktop, and other languages."""
    with tempfile.TemporaryDirectory() as folder:
        dark = first_look(script, folder, "390x844@1", "--dark")
        with running(gallery, screen, "--device", "390x844@1", "--dark") as app:
            app.expect(dark, "dark colours")
        # A desktop whose settings say dark: the answer of its portal, without one.
        gdbus = os.path.join(folder, "gdbus")
        with open(gdbus, "w", encoding="ascii") as file:
            file.write(f"#!/bin/sh\ncat {folder}/answer\n")
        os.chmod(gdbus, 0o755)
        desktop = {"PATH": folder + ":" + os.environ["PATH"], "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}

        def say(number):
            with open(os.path.join(folder, "answer"), "w", encoding="ascii") as file:
                file.write(f"(<<uint32 {number}>>,)\n")
        light = first_look(script, folder, "390x844@1")
        say(1)
        with running(gallery, screen, "--device", "390x844@1", environment=desktop) as app:
            app.expect(dark, "the desktop's dark colours")
            # They are changed in another window; this one is told when it gets the keyboard back.
            say(2)
            root = screen.xdotool("search", "--maxdepth", 0, "").split()[0]
            screen.xdotool("windowfocus", root)
            screen.xdotool("windowfocus", app.window)
            app.expect(light, "the desktop's light colours")
        say(1)
        with running(gallery, screen, "--device", "390x844@1", "--light", environment=desktop) as app:
            app.expect(light, "light colours on a dark desktop")
        japanese = first_look(script, folder, "390x844@1", "--lang", "ja")
        with running(gallery, screen, "--device", "390x844@1", "--lang", "ja,en") as app:
            app.expect(japanese, "Japanese")
        vietnamese = first_look(script, folder, "390x844@1", "--lang", "vi")
        words = {"LANG": "vi_VN.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""}
        with running(gallery, screen, "--device", "390x844@1", environment=words) as app:
            app.expect(vietnamese, "the environment's Vietnamese")


def check_size(gallery, script, screen):
    """A window that is resized, and one that has the whole screen."""
    with tempfile.TemporaryDirectory() as folder:
        with running(gallery, screen, "--device", "500x700@1") as app:
            app.expect(first_look(script, folder, "500x700@1"), "another device")
            for width, height in [(640, 480), (321, 903), (500, 700)]:
                screen.xdotool("windowsize", app.window, width, height)
                app.expect(first_look(script, folder, f"{width}x{height}@1"), f"{width} x {height}")
        with running(gallery, screen, "--fullscreen", "--device", "390x844@2") as app:
            size = f"{screen.width // 2}x{screen.height // 2}@2"
            width, height, rows = first_look(script, folder, size)
            assert app.geometry() == [0, 0, width, height], "it has not the whole screen"
            # The pointer can only be put into a corner, where it covers the last rows.
            screen.xdotool("mousemove", screen.width - 1, screen.height - 1)
            app.expect((width, height, rows[:-16]), "the whole screen")


def check_clipboard(app, folder):
    """What others copy can be pasted, and what is copied here others get."""
    form = [step for step in read_steps(folder) if step["action"] == "click"][-3:-1]
    environment = app.screen.environment
    subprocess.run(["xclip", "-selection", "clipboard"], input="Lovelace", text=True, env=environment, check=True)
    app.click(form[0]["x"], form[0]["y"])
    app.screen.xdotool("mousemove", app.screen.width - 1, app.screen.height - 1)
    app.expect(read_picture(os.path.join(folder, "form.pixels")), "the form once more")
    app.click(form[1]["x"], form[1]["y"])
    app.screen.xdotool("type", "--delay", 20, "Ada ")
    app.screen.xdotool("key", "ctrl+v")
    app.screen.xdotool("key", "ctrl+a")

    def copied():
        # The keys before may still be on their way.
        app.screen.xdotool("key", "ctrl+c")
        answer = subprocess.run(
            ["timeout", "2", "xclip", "-o", "-selection", "clipboard"], env=environment, capture_output=True,
            text=True, check=False)
        return answer.stdout == "Ada Lovelace"
    wait_until(copied, "what was pasted and copied")


def check_refusals(gallery, screen):
    """Without a display, and with words that mean nothing, the program says so and ends."""
    nowhere = {key: value for key, value in screen.environment.items() if key != "DISPLAY"}
    for words, environment, part in [
        (["--window"], nowhere, "DISPLAY"), (["--window", "--device", "0x0"], screen.environment, "phone, pad"),
        (["--widnow"], screen.environment, "there is no option"), (["--lang"], screen.environment, "needs a value"),
    ]:
        answer = subprocess.run(
            [gallery, *words], env=environment, capture_output=True, text=True, timeout=20, check=False)
        assert answer.returncode == 2 and part in answer.stderr, f"{words}: {answer}"


def processor_time(process):
    """In seconds."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def check_idle(app):
    before, start = processor_time(app.process.pid), time.monotonic()
    wait_until(lambda: time.monotonic() - start > 3, "three seconds")
    used = processor_time(app.process.pid) - before
    assert used <= 0.06, f"an idle window used {used} s of processor time in 3 s"


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, as long as an XEvent is."""
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]


def ask_to_close(display, window):
    """What a window manager does when its button is pressed; xdotool only has ways that break the connection."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))

    def atom(name):
        return x11.XInternAtom(connection, name, 0)
    message = ClientMessage(type=33, window=window, message_type=atom(b"WM_PROTOCOLS"), format=32)
    message.data[0] = atom(b"WM_DELETE_WINDOW")
    x11.XSendEvent(connection, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XCloseDisplay(connection)


class SelectionEvent(ctypes.Structure):
    """XSelectionRequestEvent, as long as an XEvent is."""
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("owner", ctypes.c_ulong), ("requestor", ctypes.c_ulong),
                ("selection", ctypes.c_ulong), ("target", ctypes.c_ulong), ("property", ctypes.c_ulong),
                ("time", ctypes.c_ulong), ("rest", ctypes.c_long * 14)]


class SelectionAnswer(ctypes.Structure):
    """XSelectionEvent, as long as an XEvent is."""
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("requestor", ctypes.c_ulong), ("selection", ctypes.c_ulong),
                ("target", ctypes.c_ulong), ("property", ctypes.c_ulong), ("time", ctypes.c_ulong),
                ("rest", ctypes.c_long * 15)]


def drop(display, window, x, y, uris):
    """Drags files over a window and drops them there, as a file manager does (XDND)."""
    x11 = ctypes.CDLL("libX11.so.6")
    long, pointer = ctypes.c_ulong, ctypes.c_void_p
    x11.XOpenDisplay.restype = pointer
    x11.XInternAtom.restype = x11.XDefaultRootWindow.restype = x11.XCreateSimpleWindow.restype = long
    connection = pointer(x11.XOpenDisplay(display.encode()))

    def atom(name):
        return x11.XInternAtom(connection, name, 0)
    root = x11.XDefaultRootWindow(connection)
    source = x11.XCreateSimpleWindow(connection, long(root), 0, 0, 1, 1, 0, long(0), long(0))
    files = atom(b"text/uri-list")

    def tell(name, *data):
        message = ClientMessage(type=33, window=window, message_type=atom(name), format=32)
        message.data[:len(data) + 1] = [source, *data]
        x11.XSendEvent(connection, long(window), 0, ctypes.c_long(0), ctypes.byref(message))
        x11.XFlush(connection)
    x11.XSetSelectionOwner(connection, long(atom(b"XdndSelection")), long(source), long(0))
    tell(b"XdndEnter", 5 << 24, files)
    tell(b"XdndPosition", 0, x << 16 | y, 0, atom(b"XdndActionCopy"))
    tell(b"XdndDrop", 0, 0)
    event = SelectionEvent()

    def is_asked():
        while x11.XPending(connection):
            x11.XNextEvent(connection, ctypes.byref(event))
            if event.type == 30:
                return True
        return False
    wait_until(is_asked, "the window takes what is dropped")
    text = "".join(uri + "\r\n" for uri in uris).encode()
    x11.XChangeProperty(
        connection, long(event.requestor), long(event.property), long(event.target), 8, 0, text, len(text))
    answer = SelectionAnswer(
        type=31, requestor=event.requestor, selection=event.selection, target=event.target, property=event.property)
    x11.XSendEvent(connection, long(event.requestor), 0, ctypes.c_long(0), ctypes.byref(answer))
    x11.XFlush(connection)
    # The window says that it is done; until then the source has to stay.
    wait_until(lambda: x11.XPending(connection) > 0, "the window has taken what was dropped")
    x11.XCloseDisplay(connection)


def check_drop(app, folder):
    """A picture that is dropped on the window is opened."""
    red = os.path.join(folder, "a red one.png")
    write_png(red, 8, 8, [bytes([0x20, 0x10, 0xE0, 0xFF]) * 8] * 8)
    left, top, width, height = app.geometry()
    drop(app.screen.display, int(app.window), left + width // 2, top + height // 2, ["file://" + red.replace(" ", "%20")])

    def is_red():
        pixel = app.screen.row(top + height // 2, left + width // 2, 1)
        return pixel[:3] == bytes([0x20, 0x10, 0xE0])
    wait_until(is_red, "the picture that was dropped")


def check_closing(app):
    """The window's button closes the app, in order."""
    ask_to_close(app.screen.display, int(app.window))
    assert app.process.wait(timeout=10) == 0, "the app did not end in order"


if __name__ == "__main__":
    # An interrupted run leaves no server behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    main()
