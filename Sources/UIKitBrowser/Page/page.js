"use strict";
// Shows what the app draws, and says what a person does. The bytes of a frame are those of FramePacket.swift, the words
// those of ClientMessage.swift and ServerMessage.swift.
const screen = document.getElementById("screen");
const canvas = document.getElementById("canvas");
const keys = document.getElementById("keys");
const notice = document.getElementById("notice");
const takeControl = document.getElementById("control");
const context = canvas.getContext("2d", { alpha: false, desynchronized: true });
let socket = null, size = { width: 1, height: 1, scale: 1 }, wait = 250, composing = false;

function say(words) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(words));
}

function tell(text) {
  notice.textContent = text;
  notice.hidden = !text;
}

// One block of LZ4: runs of bytes as they are, each followed by a copy of earlier ones.
function unpack(source, target) {
  let from = 0, to = 0;
  while (from < source.length) {
    const token = source[from++];
    let count = token >> 4;
    if (count === 15) { let more; do { more = source[from++]; count += more; } while (more === 255); }
    target.set(source.subarray(from, from + count), to);
    from += count; to += count;
    if (from >= source.length) break;
    const distance = source[from] | source[from + 1] << 8;
    from += 2;
    count = token & 15;
    if (count === 15) { let more; do { more = source[from++]; count += more; } while (more === 255); }
    count += 4;
    // A copy may reach into what it writes itself: in pieces as long as what is there.
    while (count > 0) {
      const piece = Math.min(count, distance);
      target.copyWithin(to, to - distance, to - distance + piece);
      to += piece; count -= piece;
    }
  }
}

function show(buffer) {
  const view = new DataView(buffer);
  const number = (index) => view.getUint32(index, true);
  const [kind, sequence, width, height, count] = [0, 4, 8, 12, 16].map(number);
  if (kind !== 1) return;
  if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
  let place = 20;
  for (let index = 0; index < count; index++) {
    const [x, y, across, down, length] = [0, 4, 8, 12, 16].map((step) => number(place + step));
    const image = new ImageData(across, down);
    unpack(new Uint8Array(buffer, place + 20, length), image.data);
    context.putImageData(image, x, y);
    place += 20 + length;
  }
  canvas.dataset.frame = sequence;
  say({ shown: sequence });
}

function fit() {
  const room = Math.min(1, (innerWidth - 32) / size.width, (innerHeight - 32) / size.height);
  screen.style.width = size.width * room + "px";
  screen.style.height = size.height * room + "px";
}

function hear(words) {
  if (words.hello) { size = words.hello; fit(); }
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
  socket.onopen = () => { wait = 250; tell(""); };
  socket.onmessage = (event) => typeof event.data === "string" ? hear(JSON.parse(event.data)) : show(event.data);
  socket.onclose = () => {
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
    keys.focus({ preventScroll: true });
  }
  const state = down.get(event.pointerId);
  if (!state) return;
  const at = place(event);
  const touches = [{ id: event.pointerId, phase, x: at.x, y: at.y, isSecondary: state.isSecondary }];
  if (state.two) touches.push({ id: event.pointerId + mirrored, phase, x: size.width - at.x, y: size.height - at.y });
  say({ touches });
  if (phase === "ended" || phase === "cancelled") down.delete(event.pointerId);
  event.preventDefault();
}

screen.addEventListener("pointerdown", (event) => touch(event, "began"));
screen.addEventListener("pointermove", (event) => touch(event, "moved"));
screen.addEventListener("pointerup", (event) => touch(event, "ended"));
screen.addEventListener("pointercancel", (event) => touch(event, "cancelled"));
screen.addEventListener("contextmenu", (event) => event.preventDefault());

// Keys. What an input method is at does not come as keys but as its text.
function key(event, phase) {
  if (composing || event.isComposing || event.keyCode === 229) return;
  say({
    key: {
      phase, code: event.code, key: event.key, shift: event.shiftKey, control: event.ctrlKey, alt: event.altKey,
      meta: event.metaKey,
    },
  });
  event.preventDefault();
}

keys.addEventListener("keydown", (event) => key(event, event.repeat ? "again" : "down"));
keys.addEventListener("keyup", (event) => key(event, "up"));
keys.addEventListener("compositionstart", () => { composing = true; });
keys.addEventListener("compositionupdate", (event) => say({ composition: { text: event.data, isFinal: false } }));
keys.addEventListener("compositionend", (event) => {
  composing = false;
  say({ composition: { text: event.data, isFinal: true } });
  keys.value = "";
});
// What comes without a key: dictation, an emoji picker, a keyboard on the screen.
keys.addEventListener("input", (event) => {
  if (composing || event.isComposing) return;
  if (keys.value) say({ composition: { text: keys.value, isFinal: true } });
  keys.value = "";
});

takeControl.addEventListener("click", () => { say({ control: true }); keys.focus(); });
addEventListener("resize", fit);
addEventListener("focus", () => keys.focus({ preventScroll: true }));
connect();
keys.focus();
