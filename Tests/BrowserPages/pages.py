#!/usr/bin/python3
"""Drives the Gallery in a real browser, from outside, as a person would.

usage: pages.py GALLERY

Starts the program, opens the URL that it prints in headless Chromium, and checks that what the page shows is what the
app drew, pixel by pixel, that touches and keys arrive, and that the page comes back after the connection broke. Exits
with 0 and one line when all of it holds.
"""
import subprocess
import sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

# The canvas beside the app's own picture: how many bytes differ.
COMPARE = """
const done = arguments[arguments.length - 1];
(async () => {
  const answer = await fetch("screenshot.png" + location.search);
  const image = await createImageBitmap(await answer.blob());
  const other = new OffscreenCanvas(image.width, image.height).getContext("2d");
  other.drawImage(image, 0, 0);
  const canvas = document.getElementById("canvas");
  if (canvas.width !== image.width || canvas.height !== image.height) return done(-1);
  const left = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const right = other.getImageData(0, 0, canvas.width, canvas.height).data;
  let count = 0;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) count++;
  done(count);
})();
"""


def open_browser():
    options = Options()
    for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=600,1000"]:
        options.add_argument(word)
    options.binary_location = "/usr/bin/chromium"
    browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    browser.set_script_timeout(20)
    return browser


def frame(browser):
    return int(browser.find_element(By.ID, "canvas").get_attribute("data-frame") or 0)


def wait_for_equal(browser, what):
    """The page shows what the app drew: after the last frame, at the latest."""
    def is_equal(browser):
        return browser.execute_async_script(COMPARE) == 0
    WebDriverWait(browser, 20).until(is_equal, f"{what}: the page shows something else than the app drew")


def press(browser, x, y):
    """A touch at a point of the app's screen."""
    screen = browser.find_element(By.ID, "screen")
    box = screen.size
    ActionChains(browser, duration=20).move_to_element_with_offset(
        screen, x * box["width"] / 390 - box["width"] / 2, y * box["height"] / 844 - box["height"] / 2
    ).click().perform()


def wait_for_frame(browser, after, what):
    WebDriverWait(browser, 20).until(lambda browser: frame(browser) > after, f"{what}: no new frame came")


def check(browser, url):
    browser.get(url)
    wait_for_frame(browser, 0, "the first page")
    wait_for_equal(browser, "the first page")

    before = frame(browser)
    press(browser, 195, 260)
    wait_for_frame(browser, before, "a touch")
    wait_for_equal(browser, "the page that was touched")

    before = frame(browser)
    ActionChains(browser).send_keys(Keys.TAB).perform()
    wait_for_frame(browser, before, "a key")
    wait_for_equal(browser, "the focus after a key")

    # Only one is in control; the other one sees all the same.
    first = browser.current_window_handle
    browser.switch_to.new_window("window")
    browser.get(url)
    wait_for_equal(browser, "a second viewer")
    button = browser.find_element(By.ID, "control")
    WebDriverWait(browser, 20).until(lambda _: button.is_displayed(), "the second viewer is in control, too")
    button.click()
    WebDriverWait(browser, 20).until(lambda _: not button.is_displayed(), "control was not given")
    browser.close()
    browser.switch_to.window(first)
    control = browser.find_element(By.ID, "control")
    WebDriverWait(browser, 20).until(lambda _: not control.is_displayed(), "control did not come back")

    # The connection breaks, and the page comes back by itself.
    before = frame(browser)
    browser.execute_script("socket.close()")
    wait_for_frame(browser, before, "a new connection")
    wait_for_equal(browser, "a new connection")

    # Nothing moves: nothing is sent, however often the app has its turn meanwhile.
    before = frame(browser)
    for _ in range(10):
        wait_for_equal(browser, "an idle screen")
    assert frame(browser) == before, "an idle screen sends frames"

    browser.get(url.replace("token=", "token=x"))
    assert "token" in browser.find_element(By.TAG_NAME, "body").text, "a wrong token is let in"


def main():
    app = subprocess.Popen([sys.argv[1], "--browser"], stdout=subprocess.PIPE, text=True)
    browser = None
    try:
        url = app.stdout.readline().strip()
        assert url.startswith("http://127.0.0.1:"), f"no URL was printed but {url!r}"
        browser = open_browser()
        check(browser, url)
        assert app.poll() is None, "the app has ended"
    finally:
        if browser:
            browser.quit()
        app.terminate()
        app.wait(timeout=10)
    print("The page shows what the app draws; touches, keys, viewers and a broken connection: all hold.")


main()
