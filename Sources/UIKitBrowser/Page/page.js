"use strict";
// Shows what the app draws, and says what a person does. The bytes of a frame are those of FramePacket.swift, the words
// those of ClientMessage.swift and ServerMessage.swift.
const screen = document.getElementById("screen");
const canvas = document.getElementById("canvas");
const keys = document.getElementById("keys");
const notice = document.getElementById("notice");
const takeControl = document.getElementById("control");
const context = canvas.getContext("2d", { alpha: false, desynchronized: true });
// Milliseconds from the last inputs to the pixels that answer them.
const latencies = [];
let lastSentAt = 0, received = 0, bytes = 0;
let socket = null, wait = 250;
// The app's screen in points, and how many of the page's make one of these.
let size = { width: 1, height: 1, scale: 1 }, zoom = 1;
// What an input method writes in. One that goes away, or loses the focus, is not told of the end.
let composed = null;
const isComposing = () => composed !== null && composed === document.activeElement;
// Bytes that a text may have for the app to take it.
const longest = 1 << 20;

// NB: half of a surrogate pair, as some input methods and clipboards have it, is no text that can be sent.
function say(words) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify(words, (_, value) => typeof value === "string" ? value.toWellFormed() : value));
}

function isTooLong(text) {
  const isIt = new TextEncoder().encode(text).length > longest;
  if (isIt) {
    const words = "That text is too long for the app.";
    tell(words);
    setTimeout(() => { if (notice.textContent === words) tell(""); }, 4000);
  }
  return isIt;
}

function tell(text) {
  notice.textContent = text;
  notice.hidden = !text;
}

// One block of LZ4: runs of bytes as they are, each followed by a copy of earlier ones. Most are short, and then a loop
// is quicker than a view of a part.
function unpack(source, target) {
  const end = source.length;
  let from = 0, to = 0;
  while (from < end) {
    const token = source[from++];
    let count = token >> 4;
    if (count === 15) { let more; do { more = source[from++]; count += more; } while (more === 255); }
    if (count < 32) {
      for (const stop = from + count; from < stop;) target[to++] = source[from++];
    } else {
      target.set(source.subarray(from, from + count), to);
      from += count;
      to += count;
    }
    if (from >= end) break;
    const distance = source[from] | source[from + 1] << 8;
    from += 2;
    count = token & 15;
    if (count === 15) { let more; do { more = source[from++]; count += more; } while (more === 255); }
    count += 4;
    if (count < 32) {
      for (const stop = to + count; to < stop; to++) target[to] = target[to - distance];
    } else {
      // A copy may reach into what it writes itself: what is there doubles with each piece.
      const start = to - distance;
      let length = distance;
      for (const stop = to + count; to < stop;) {
        const piece = Math.min(length, stop - to);
        target.copyWithin(to, start, start + piece);
        to += piece;
        length += piece;
      }
    }
  }
}

function show(buffer) {
  const view = new DataView(buffer);
  const number = (index) => view.getUint32(index, true);
  const [kind, sequence, width, height, count] = [0, 4, 8, 12, 16].map(number);
  if (kind !== 1) return;
  if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
  // When what this answers was sent, by this page's clock: how long it took both ways.
  const sentAt = view.getFloat64(20, true);
  let place = 28;
  for (let index = 0; index < count; index++) {
    const [x, y, across, down, length] = [0, 4, 8, 12, 16].map((step) => number(place + step));
    const image = new ImageData(across, down);
    unpack(new Uint8Array(buffer, place + 20, length), image.data);
    context.putImageData(image, x, y);
    place += 20 + length;
  }
  canvas.dataset.frame = sequence;
  if (sentAt > 0 && sentAt !== lastSentAt) latencies.push(performance.now() - sentAt);
  if (latencies.length > 1000) latencies.shift();
  lastSentAt = sentAt;
  say({ shown: sequence });
}

function fit() {
  const room = Math.min(1, (innerWidth - 32) / size.width, (innerHeight - 32) / size.height);
  screen.style.width = size.width * room + "px";
  screen.style.height = size.height * room + "px";
  zoom = room;
  elements.style.transform = `scale(${room})`;
}

function hear(words) {
  if (words.hello) { size = words.hello; fit(); }
  hearElements(words);
  if (words.copied !== undefined && navigator.clipboard) navigator.clipboard.writeText(words.copied).catch(() => {});
  if (words.caret) {
    // Where an input method shows what it proposes.
    const [x, y] = words.caret.length ? words.caret : [0, 0];
    keys.style.left = x * zoom + "px";
    keys.style.top = y * zoom + "px";
  }
  if (words.control !== undefined) {
    takeControl.hidden = words.control;
    tell(words.control ? "" : "Somebody else is in control.");
  }
}

function connect() {
  const url = new URL("socket" + location.search, location.href);
  url.protocol = "ws:";
  socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    wait = 250;
    tell("");
    forgetElements();
  };
  socket.onmessage = (event) => {
    received++;
    bytes += event.data.byteLength || event.data.length;
    if (typeof event.data === "string") hear(JSON.parse(event.data));
    else show(event.data);
  };
  socket.onclose = () => {
    composed = null;
    tell("The app is not there. Trying again…");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 5000);
  };
}

// Fingers. A mouse is one; with Alt held a second one mirrors it at the middle of the screen, to pinch and to turn.
const down = new Map();
const mirrored = 1 << 20;

function place(event) {
  const box = screen.getBoundingClientRect();
  return {
    x: (event.clientX - box.left) * size.width / box.width,
    y: (event.clientY - box.top) * size.height / box.height,
  };
}

function touch(event, phase) {
  if (phase === "began") {
    if (event.pointerType === "mouse" && event.button > 2) return;
    down.set(event.pointerId, { isSecondary: event.button === 2, two: event.altKey && event.button === 0 });
    screen.setPointerCapture(event.pointerId);
  }
  const state = down.get(event.pointerId);
  if (!state) return;
  const at = place(event);
  const touches = [{ id: event.pointerId, phase, x: at.x, y: at.y, isSecondary: state.isSecondary }];
  if (state.two) touches.push({ id: event.pointerId + mirrored, phase, x: size.width - at.x, y: size.height - at.y });
  say({ touches, at: performance.now() });
  if (phase === "ended" || phase === "cancelled") down.delete(event.pointerId);
  event.preventDefault();
}

screen.addEventListener("pointerdown", (event) => touch(event, "began"));
screen.addEventListener("pointermove", (event) => touch(event, "moved"));
screen.addEventListener("pointerup", (event) => touch(event, "ended"));
screen.addEventListener("pointercancel", (event) => touch(event, "cancelled"));
// A wheel with notches says so by whole steps of 120; all else is a trackpad, or as fine as one.
screen.addEventListener("wheel", (event) => {
  event.preventDefault();
  const at = place(event), unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? size.height : 1;
  const steps = [event.wheelDeltaX, event.wheelDeltaY];
  const notches = steps.some((step) => step) && steps.every((step) => step % 120 === 0)
    && steps[1] !== -3 * event.deltaY;
  say({ scroll: { ...at, dx: -event.deltaX * unit, dy: -event.deltaY * unit, notches } });
}, { passive: false });
// NB: what a pointer presses would take the focus from what is written in; the app says where it goes.
screen.addEventListener("mousedown", (event) => {
  event.preventDefault();
  if (!screen.contains(document.activeElement)) keys.focus({ preventScroll: true });
});
screen.addEventListener("scroll", () => { screen.scrollTop = 0; screen.scrollLeft = 0; }, true);
screen.addEventListener("contextmenu", (event) => event.preventDefault());

// Keys. What an input method is at does not come as keys but as its text. They come from whatever has the focus: the
// field on its own, or what stands for something that the app draws.
function key(event, phase) {
  if (isComposing() || event.isComposing || event.keyCode === 229) return;
  // Pasting goes by the browser's own event, which alone has the clipboard.
  if ((event.ctrlKey || event.metaKey) && event.code === "KeyV") return;
  const entry = elementOf(event.target);
  if (entry && phase !== "up") {
    // As a screen reader's user expects of what this is.
    const steps = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };
    if (["slider", "wheel"].includes(entry.role) && steps[event.key]) {
      say({ action: steps[event.key], element: entry.element.id });
      return event.preventDefault();
    }
    if (event.target.tagName === "BUTTON" && [" ", "Enter"].includes(event.key)) return;
  }
  say({
    key: {
      phase, code: event.code, key: event.key, shift: event.shiftKey, control: event.ctrlKey, alt: event.altKey,
      meta: event.metaKey,
    },
  });
  event.preventDefault();
}

screen.addEventListener("keydown", (event) => key(event, event.repeat ? "again" : "down"));
screen.addEventListener("keyup", (event) => key(event, "up"));
screen.addEventListener("compositionstart", (event) => { composed = event.target; });
screen.addEventListener("compositionupdate", (event) => {
  if (composed) say({ composition: { text: event.data, isFinal: false } });
});
screen.addEventListener("compositionend", (event) => {
  // Without a beginning it was for a connection that is gone: the app has kept what there was.
  if (composed) say({ composition: { text: event.data, isFinal: true } });
  composed = null;
  settle(event.target);
});
// What comes without a key: dictation, an emoji picker, a keyboard on the screen.
screen.addEventListener("beforeinput", (event) => {
  if (isComposing() || event.isComposing || /insertCompositionText|insertFromPaste/.test(event.inputType)) return;
  if (event.inputType === "deleteContentBackward") {
    for (const phase of ["down", "up"]) say({ key: { phase, code: "Backspace", key: "Backspace" } });
  }
  if (event.data && !isTooLong(event.data)) say({ composition: { text: event.data, isFinal: true } });
  event.preventDefault();
});

addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text/plain");
  event.preventDefault();
  if (!text || isTooLong(text)) return;
  say({ pasteboard: text });
  for (const phase of ["down", "up"]) say({ key: { phase, code: "KeyV", key: "v", control: true } });
});

// What is written in shows what the app says, and nothing else.
function settle(target) {
  const entry = elementOf(target);
  target.value = entry ? entry.element.value || "" : "";
}

takeControl.addEventListener("click", () => { say({ control: true }); keys.focus(); });
addEventListener("resize", fit);
addEventListener("focus", () => { if (!screen.contains(document.activeElement)) keys.focus({ preventScroll: true }); });
connect();
keys.focus();
