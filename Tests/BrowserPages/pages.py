#!/usr/bin/python3
"""Drives the Gallery in a real browser, from outside, as a person would.

usage: pages.py GALLERY [PICTURE]

Starts the program, opens the URL that it prints in headless Chromium, and goes through every page: finds what is there by
role and name in the browser's own accessibility tree, presses, answers, drags a wheel, types, also by input methods, and
checks that what the page shows is what the app drew, pixel by pixel. Exits with 0 and one line when all of it holds.
PICTURE is where a picture of the browser goes.
"""
import subprocess
import sys

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
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


class Page:
    """The app as whoever uses a screen reader knows it: by roles and names."""

    def __init__(self, browser):
        self.browser = browser

    def wait(self, condition, what):
        return WebDriverWait(self.browser, 20, poll_frequency=0.05).until(lambda _: condition(), what)

    @property
    def frame(self):
        return int(self.browser.find_element(By.ID, "canvas").get_attribute("data-frame") or 0)

    def elements(self):
        """Role, name and node of all that the browser's accessibility tree has of the app."""
        nodes = self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        for node in nodes:
            if not node.get("ignored"):
                yield node.get("role", {}).get("value"), node.get("name", {}).get("value"), node

    def names(self, role=None):
        return [name for kind, name, _ in self.elements() if role in (None, kind)]

    def has(self, role, name):
        return any(kind == role and text == name for kind, text, _ in self.elements())

    def find(self, role, name):
        """The element, once it is there."""
        def look():
            self.browser.execute_cdp_cmd("DOM.getDocument", {"depth": 0})
            for kind, text, node in self.elements():
                if kind == role and text == name:
                    try:
                        return self.mark(node)
                    except WebDriverException:
                        # It was made anew meanwhile, as rows are that are scrolled.
                        return None
            return None
        try:
            return self.wait(look, "")
        except Exception as error:
            raise AssertionError(f"there is no {role} “{name}”, but {[(k, n) for k, n, _ in self.elements() if n]}") from error

    def mark(self, node):
        """The element of a node of the accessibility tree."""
        resolved = self.browser.execute_cdp_cmd(
            "DOM.pushNodesByBackendIdsToFrontend", {"backendNodeIds": [node["backendDOMNodeId"]]})
        number = resolved["nodeIds"][0]
        self.browser.execute_cdp_cmd("DOM.setAttributeValue",
                                     {"nodeId": number, "name": "data-found", "value": str(number)})
        return self.browser.find_element(By.CSS_SELECTOR, f'[data-found="{number}"]')

    def reads(self, text):
        """Somewhere on the screen it says so."""
        self.wait(lambda: self.has("StaticText", text), f"nowhere is “{text}” to be read")

    def node(self, role, name):
        return next((node for kind, text, node in self.elements() if kind == role and text == name), {})

    def state(self, role, name, state):
        for item in self.node(role, name).get("properties", []):
            if item["name"] == state:
                return item["value"].get("value")
        return None

    def value(self, role, name):
        return self.node(role, name).get("value", {}).get("value", "")

    def says(self, role, name):
        """What something adjustable is set to, in words."""
        return self.find(role, name).get_attribute("aria-valuetext")

    def clipboard(self):
        return self.browser.execute_async_script(
            "const done = arguments[0]; navigator.clipboard.readText().then(done, (error) => done(String(error)));")

    def wheel(self):
        """The name of the only wheel."""
        return self.wait(lambda: self.names("spinbutton"), "there is no wheel")[0]

    def press(self, role, name):
        # A second is enough for what slides; what turns for ever is no hindrance.
        self.rested(name, 1)
        ActionChains(self.browser, duration=20).move_to_element(self.find(role, name)).click().perform()

    def gone(self, role, name):
        self.wait(lambda: not self.has(role, name), f"{role} “{name}” is still there")

    def settled(self, what):
        """The page shows what the app drew: after the last frame, at the latest."""
        self.wait(lambda: self.browser.execute_async_script(COMPARE) == 0,
                  f"{what}: the page shows something else than the app drew")

    def rested(self, what, seconds=10):
        """Nothing is under way: what slides in takes no touches yet. Whether it came to rest in so many seconds."""
        status = self.browser.execute_async_script(
            "const [seconds, done] = arguments; fetch('wait' + location.search, "
            "{ method: 'POST', body: JSON.stringify({ seconds }) }).then((answer) => done(answer.status));", seconds)
        assert status in (200, 408), f"{what}: waiting is answered by {status}"
        return status == 200

    def new_frame(self, before, what):
        self.wait(lambda: self.frame > before, f"{what}: no new frame came")

    def open(self, name):
        self.press("button", name)
        self.find("heading", name)
        assert self.rested(name), f"{name} does not come to rest"
        self.settled(name)

    def back(self):
        self.press("button", "Back")
        self.find("heading", "TouchUp")
        assert self.rested("the first page"), "the first page does not come to rest"

    def compose(self, steps, final):
        """What an input method does: a text that grows, and its last word."""
        for text in steps:
            self.browser.execute_cdp_cmd("Input.imeSetComposition",
                                         {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.browser.execute_cdp_cmd("Input.insertText", {"text": final})

    def drag(self, role, name, by):
        ActionChains(self.browser, duration=120).move_to_element(self.find(role, name)).click_and_hold() \
            .move_by_offset(0, by).pause(0.3).release().perform()


def open_browser():
    options = Options()
    for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=600,1000",
                 "--force-renderer-accessibility"]:
        options.add_argument(word)
    options.binary_location = "/usr/bin/chromium"
    browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    browser.set_script_timeout(20)
    browser.execute_cdp_cmd("Accessibility.enable", {})
    browser.execute_cdp_cmd("DOM.enable", {})
    browser.execute_cdp_cmd("Browser.grantPermissions",
                            {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    return browser


def check_pages(page, picture):
    """Each page of the Gallery, by role and name."""
    keys = ActionChains(page.browser, duration=20)

    page.open("Control events")
    page.press("button", "Count")
    page.press("button", "Count")
    page.reads("2")
    page.settled("what was counted")
    page.back()

    page.open("Controls")
    page.press("switch", "Wheel")
    page.wait(lambda: page.state("switch", "Wheel", "checked") == "true", "the switch is not on")
    slider = page.find("slider", "Volume")
    page.browser.execute_script("arguments[0].focus()", slider)
    keys.send_keys(Keys.ARROW_RIGHT).perform()
    page.reads("40%")
    assert page.says("slider", "Volume") == "40%", "the slider says something else than it shows"
    page.press("button", "Sort")
    page.press("button", "By date")
    page.reads("By date")
    page.find("button", "Back")
    page.settled("what was set")
    page.back()

    page.open("Gestures")
    page.drag("image", "Postcard", 40)
    page.wait(lambda: "0, 0" not in page.names("StaticText"), "the postcard did not move")
    page.settled("what was dragged")
    page.back()

    page.open("List")
    row = page.find("button", "Colour 3")
    ActionChains(page.browser, duration=20).scroll_from_origin(ScrollOrigin.from_element(row), 0, 900).perform()
    page.find("button", "Colour 20")
    page.press("button", "Like Colour 18")
    page.settled("what was scrolled")
    page.back()

    page.open("Action sheets")
    page.press("button", "Choose an animal")
    page.find("dialog", "Which animal?")
    assert not page.has("button", "Back"), "what lies behind a question is not out of reach"
    page.settled("a question")
    page.press("button", "Panda")
    page.gone("dialog", "Which animal?")
    page.reads("Panda")
    page.press("button", "Name the panda")
    # Telex for a Vietnamese name, as its input method goes.
    page.wait(lambda: page.state("textbox", "Name", "focused"), "the question's field does not have the keys")
    page.compose(["B", "Bo", "Bô", "Bông"], "Bông")
    page.press("button", "Save")
    page.reads("Bông")
    page.back()

    page.open("Pickers")
    page.press("button", "Choose an animal")
    page.find("button", "Done")
    page.settled("a picker")
    if picture:
        page.browser.save_screenshot(picture)
    wheel = page.wheel()
    before = page.says("spinbutton", wheel)
    page.drag("spinbutton", wheel, -60)
    page.wait(lambda: page.says("spinbutton", wheel) != before, "the wheel did not turn")
    page.settled("a wheel that was turned")
    chosen = page.says("spinbutton", wheel)
    page.press("button", "Done")
    page.gone("button", "Done")
    page.reads(chosen)
    page.back()

    page.open("Form")
    name = page.find("textbox", "Name")
    name.click()
    page.wait(lambda: page.state("textbox", "Name", "focused"), "the field does not have the keys")
    keys.send_keys("Ada ").perform()
    page.compose(["N", "Ng", "Ngu", "Nguy", "Nguyê", "Nguyễ", "Nguyễn"], "Nguyễn")
    page.wait(lambda: page.value("textbox", "Name") == "Ada Nguyễn", "the name was not typed")
    page.find("textbox", "Notes").click()
    page.wait(lambda: page.state("textbox", "Notes", "focused"), "the text does not have the keys")
    page.compose(["に", "にほ", "にほん", "日本"], "日本")
    keys.send_keys(Keys.ENTER, "2").perform()
    page.wait(lambda: page.value("textbox", "Notes") == "日本\n2", "the notes were not typed")
    # Copied in one place, pasted in another, by way of the system's clipboard.
    page.find("textbox", "Name").click()
    page.wait(lambda: page.state("textbox", "Name", "focused"), "the field does not have the keys again")
    keys.key_down(Keys.CONTROL).send_keys("a", "c").key_up(Keys.CONTROL).perform()
    page.wait(lambda: page.clipboard() == "Ada Nguyễn", "what was copied is not on the clipboard")
    page.find("textbox", "Mail").click()
    page.wait(lambda: page.state("textbox", "Mail", "focused"), "the other field does not have the keys")
    keys.key_down(Keys.CONTROL).send_keys("v").key_up(Keys.CONTROL).perform()
    page.wait(lambda: page.value("textbox", "Mail") == "Ada Nguyễn", "what was copied was not pasted")
    page.settled("what was typed")
    page.back()


def check_words(page):
    """The connection breaks while an input method is at work, and texts that the app cannot take."""
    browser = page.browser
    keys = ActionChains(browser, duration=20)
    page.open("Form")

    def edit(name):
        page.find("textbox", name).click()
        page.wait(lambda: page.state("textbox", name, "focused"), f"{name} does not have the keys")

    edit("Name")
    browser.execute_cdp_cmd("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    page.wait(lambda: page.value("textbox", "Name") == "にほ", "nothing is composed")
    before = page.frame
    browser.execute_script("socket.close()")
    page.new_frame(before, "a new connection")
    edit("Name")
    keys.send_keys("ab").perform()
    page.wait(lambda: page.value("textbox", "Name") == "にほab",
              f"after a lost connection the keys write {page.value('textbox', 'Name')!r}")
    page.compose(["に"], "日")
    page.wait(lambda: page.value("textbox", "Name") == "にほab日", "after a lost connection nothing is composed")

    # Half a surrogate pair, and more than the app takes: neither breaks the connection.
    edit("Mail")
    browser.execute_script("window.old = socket")
    paste = """
      const data = new DataTransfer();
      data.setData("text/plain", arguments[0] === "half" ? "x\\ud83dy" : "x".repeat(3 << 20));
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    """
    browser.execute_script(paste, "half")
    page.wait(lambda: page.value("textbox", "Mail") == "x\ufffdy", "half a character was not pasted as one that is none")
    browser.execute_script(paste, "long")
    page.wait(lambda: "too long" in browser.find_element(By.ID, "notice").text, "a text that is too long is not said to be")
    keys.send_keys("z").perform()
    page.wait(lambda: page.value("textbox", "Mail") == "x\ufffdyz", "after a long text nothing is typed")
    assert browser.execute_script("return window.old === socket && socket.readyState === 1"), "the connection broke"
    page.settled("rough words")
    page.back()


def check_zoom(page):
    """A window that is zoomed, small and moved: what is pressed is what is seen."""
    browser = page.browser
    for factor, size in [(1.5, (500, 700)), (0.5, (900, 700)), (1, (320, 420))]:
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": int(size[0] / factor), "height": int(size[1] / factor), "deviceScaleFactor": factor, "mobile": False})
        page.settled("another size")
        page.open("Control events")
        page.press("button", "Count")
        page.wait(lambda: "1" in page.names("StaticText"), f"nothing was counted at {factor}")
        page.back()
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_connection(page, url):
    """Viewers, a broken connection, an idle screen, a wrong token."""
    browser = page.browser
    before = page.frame
    ActionChains(browser).send_keys(Keys.TAB).perform()
    page.new_frame(before, "a key")
    page.settled("the focus after a key")

    # Only one is in control; the other one sees all the same.
    first = browser.current_window_handle
    browser.switch_to.new_window("window")
    browser.get(url)
    page.settled("a second viewer")
    button = browser.find_element(By.ID, "control")
    page.wait(button.is_displayed, "the second viewer is in control, too")
    button.click()
    page.wait(lambda: not button.is_displayed(), "control was not given")
    browser.close()
    browser.switch_to.window(first)
    control = browser.find_element(By.ID, "control")
    page.wait(lambda: not control.is_displayed(), "control did not come back")

    # The connection breaks, and the page comes back by itself.
    before = page.frame
    browser.execute_script("socket.close()")
    page.new_frame(before, "a new connection")
    page.settled("a new connection")
    page.find("button", "Controls")

    # Nothing moves: nothing is sent, however often the app has its turn meanwhile.
    before = page.frame
    received = browser.execute_script("return received")
    for _ in range(10):
        page.settled("an idle screen")
    assert page.frame == before, "an idle screen sends frames"
    assert browser.execute_script("return received") == received, "an idle screen sends words"

    browser.get(url.replace("token=", "token=x"))
    assert "token" in browser.find_element(By.TAG_NAME, "body").text, "a wrong token is let in"


def main():
    app = subprocess.Popen([sys.argv[1], "--browser"], stdout=subprocess.PIPE, text=True)
    browser = None
    try:
        url = app.stdout.readline().strip()
        assert url.startswith("http://127.0.0.1:"), f"no URL was printed but {url!r}"
        browser = open_browser()
        page = Page(browser)
        browser.get(url)
        page.new_frame(0, "the first page")
        page.settled("the first page")
        check_pages(page, sys.argv[2] if len(sys.argv) > 2 else None)
        check_words(page)
        check_zoom(page)
        check_connection(page, url)
        assert app.poll() is None, "the app has ended"
    finally:
        if browser:
            browser.quit()
        app.terminate()
        app.wait(timeout=10)
    print("Every page by role and name, answers, wheels, input methods, viewers, a broken connection; the pixels are the app's: "
          "all hold.")


main()
