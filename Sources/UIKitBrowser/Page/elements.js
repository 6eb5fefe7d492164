"use strict";
// What assistive technology knows of the screen, as real elements that lie unseen where the app draws them: for screen
// readers, and for tests that look for a role and a name. Told by differences; the numbers are the app's.
const elements = document.getElementById("elements");
const news = document.getElementById("news");
// By number: what the app told of an element, its node, and the place in it that is used and has a size.
const known = new Map();
const kinds = {
  button: ["button"], keyboardKey: ["button"], link: ["button", "link"], toggle: ["button", "switch"],
  slider: ["div", "slider"], wheel: ["div", "spinbutton"], progress: ["div", "progressbar"], image: ["div", "img"],
  text: ["p"], header: ["h2"], textField: ["input"], secureField: ["input"], searchField: ["input", "searchbox"],
  textArea: ["textarea"], cell: ["div", "listitem"], list: ["div", "list"], dialog: ["div", "dialog"],
  group: ["div", "group"], toolbar: ["div", "toolbar"], tabBar: ["div", "tablist"], other: ["div", "group"],
};
// What keys and assistive technology can go to.
const usable = new Set(["button", "keyboardKey", "link", "toggle", "slider", "wheel", "textField", "secureField",
  "searchField", "textArea"]);
// What is named by its text.
const named = new Set(["text", "header", "cell"]);
const written = new Set(["textField", "secureField", "searchField", "textArea"]);

function set(node, name, value) {
  if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

function make(element) {
  const [tag, role] = kinds[element.role] || kinds.other;
  const node = document.createElement(tag);
  if (role) node.setAttribute("role", role);
  const entry = { node, element, place: node, role: element.role };
  if (tag === "button") node.type = "button";
  if (element.role === "secureField") node.type = "password";
  if (element.role === "dialog") node.setAttribute("aria-modal", "true");
  if (element.role === "cell") {
    // A row is an item of its list, and what is used of it is a button in it.
    entry.place = document.createElement("button");
    entry.place.type = "button";
    node.append(entry.place);
  }
  if (written.has(element.role)) {
    node.autocomplete = "off";
    node.spellcheck = false;
  }
  // The app says what Tab goes to.
  if (usable.has(element.role) || element.role === "cell") entry.place.tabIndex = -1;
  entry.place.addEventListener("click", (event) => {
    // With a pointer it has been touched already.
    if (event.detail === 0) say({ action: "activate", element: entry.element.id });
  });
  entry.place.addEventListener("focus", () => {
    if (!entry.element.focused && written.has(entry.role)) say({ action: "focus", element: entry.element.id });
  });
  return entry;
}

function showElement({ node, element, place }) {
  if (element.id === 0) return;
  [place.style.left, place.style.top, place.style.width, place.style.height] = element.frame.map((number) => number + "px");
  if (named.has(element.role)) {
    if (place.textContent !== (element.label || "")) place.textContent = element.label || "";
  } else {
    set(node, "aria-label", element.label);
  }
  const isAdjustable = ["slider", "wheel", "progress"].includes(element.role);
  const isToggle = element.role === "toggle";
  set(node, "data-identifier", element.identifier);
  set(place, "aria-disabled", element.enabled === false);
  if (isToggle) set(node, "aria-checked", String(Boolean(element.on)));
  else if (place.tagName === "BUTTON") set(place, "aria-pressed", element.selected);
  if (written.has(element.role)) {
    const text = element.value || "";
    const isComposed = isComposing() && composed === node;
    if (!isComposed && node.value !== text) node.value = text;
  } else if (isAdjustable) {
    set(node, "aria-valuetext", element.value);
    if (element.fraction !== undefined) {
      set(node, "aria-valuemin", 0);
      set(node, "aria-valuemax", 100);
      set(node, "aria-valuenow", Math.round(element.fraction * 100));
    }
  }
  const saysItself = written.has(element.role) || isAdjustable || isToggle;
  set(place, "aria-description", element.hint || (saysItself ? undefined : element.value));
}

function take(list, gone) {
  for (const id of gone) {
    const entry = known.get(id);
    if (entry) { entry.node.remove(); known.delete(id); }
  }
  for (const element of list) {
    let entry = known.get(element.id);
    if (!entry || entry.role !== element.role) {
      const old = entry;
      entry = element.id === 0 ? { node: elements, element, place: elements, role: "group" } : make(element);
      if (old) old.node.replaceWith(entry.node);
      known.set(element.id, entry);
    }
    entry.element = element;
    showElement(entry);
  }
  for (const element of list) {
    const entry = known.get(element.id);
    if (!entry || entry.element !== element) continue;
    // Only what stands elsewhere is moved: what is moved loses the focus.
    let next = entry.place === entry.node ? entry.node.firstElementChild : entry.place.nextElementSibling;
    for (const id of element.children || []) {
      const child = known.get(id);
      if (!child) continue;
      if (child.node === next) next = next.nextElementSibling;
      else entry.node.insertBefore(child.node, next);
    }
  }
  followFocus();
}

// The browser's focus is where the app's is, so that a screen reader reads it; else where keys are only passed on.
function followFocus() {
  if (isComposing() || !document.hasFocus() && document.activeElement !== document.body) return;
  const entry = [...known.values()].find((entry) => entry.element.focused && usable.has(entry.role));
  const target = entry ? entry.place : keys;
  const current = document.activeElement;
  const isOurs = current === document.body || current === keys || screen.contains(current);
  // What a screen reader went to by itself stays, until the app has something to say.
  if (current !== target && isOurs && (entry || !elements.contains(current))) target.focus({ preventScroll: true });
}

function hearElements(words) {
  if (words.elements) take(words.elements, words.gone || []);
  if (words.announcement) news.textContent = words.announcement;
  const entry = known.get(words.focus);
  if (entry) entry.place.focus({ preventScroll: true });
}

// A new connection begins with all of them.
function forgetElements() {
  elements.replaceChildren();
  known.clear();
}

// The element that a node stands for; nothing for others.
function elementOf(node) {
  return [...known.values()].find((entry) => entry.place === node);
}
