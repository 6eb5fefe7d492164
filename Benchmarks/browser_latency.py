#!/usr/bin/python3
"""How long from a touch to its pixels in a page, and what crosses the line, while a sheet slides.

usage: browser_latency.py GALLERY [ROUNDS]

Starts the Gallery, opens it in headless Chromium, and moves a finger at every frame of the browser while an action sheet
slides in and out. The app tells with each frame which input it answers; the page takes the time when it has been painted.
Prints milliseconds (median, 95 %) and bytes: for a slide, and for an idle screen. Needs Debian's chromium, chromium-driver and
python3-selenium.
"""
import statistics
import subprocess
import sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

# One slide: opens (or closes) the sheet by assistive technology's press, with a finger moving all the while.
SLIDE = """
const [name, done] = arguments;
const find = (name) => [...known.values()].find((entry) => entry.element.label === name);
const box = screen.getBoundingClientRect();
const event = (kind, x, y) => screen.dispatchEvent(new PointerEvent(kind, {
  pointerId: 7, pointerType: "touch", bubbles: true, clientX: box.left + x, clientY: box.top + y, button: 0 }));
latencies.length = 0;
const painting = [];
if (!window.plainShow) window.plainShow = show;
show = (buffer) => { const start = performance.now(); plainShow(buffer); painting.push(performance.now() - start); };
const before = { bytes, frame: Number(canvas.dataset.frame) };
screen.setPointerCapture = () => {};
say({ action: "activate", element: find(name).element.id });
event("pointerdown", 20, 60);
const start = performance.now();
let step = 0;
function move() {
  event("pointermove", 20 + step % 40, 60 + step % 3);
  step++;
  if (performance.now() - start < 450) return requestAnimationFrame(move);
  event("pointercancel", 20, 60);
  setTimeout(() => done({ latencies: [...latencies], bytes: bytes - before.bytes, painting,
    frames: Number(canvas.dataset.frame) - before.frame }), 400);
}
requestAnimationFrame(move);
"""


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    app = subprocess.Popen([sys.argv[1], "--browser"], stdout=subprocess.PIPE, text=True)
    options = Options()
    for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=600,1000"]:
        options.add_argument(word)
    options.binary_location = "/usr/bin/chromium"
    browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    browser.set_script_timeout(30)
    try:
        browser.get(app.stdout.readline().strip())
        wait = "const [names, done] = arguments; const look = () => names.every((name) => " \
            "[...known.values()].some((entry) => entry.element.label === name)) ? done() : setTimeout(look, 20); look();"
        press = "const [name] = arguments; " \
            "say({ action: 'activate', element: [...known.values()].find((entry) => entry.element.label === name).element.id });"
        browser.execute_async_script(wait, ["Action sheets"])
        browser.execute_script(press, "Action sheets")
        times, sizes, frames, painting = [], [], [], []
        for _ in range(rounds):
            for name in ["Choose an animal", "Cancel"]:
                browser.execute_async_script(wait, [name])
                result = browser.execute_async_script(SLIDE, name)
                times += result["latencies"]
                sizes.append(result["bytes"])
                frames.append(result["frames"])
                painting += result["painting"]
        idle = browser.execute_async_script(
            "const done = arguments[0], before = bytes; setTimeout(() => done(bytes - before), 3000);")
        times.sort()
        print(f"touch to pixels while a sheet slides: median {statistics.median(times):.1f} ms, "
              f"95 % {times[int(len(times) * 0.95)]:.1f} ms, {len(times)} touches")
        print(f"of these the page paints for {statistics.median(painting):.1f} ms")
        print(f"bytes of a slide: {statistics.median(sizes) / 1000:.0f} kB in {statistics.median(frames):.0f} frames; "
              f"of an idle screen in 3 s: {idle}")
    finally:
        browser.quit()
        app.terminate()


main()
