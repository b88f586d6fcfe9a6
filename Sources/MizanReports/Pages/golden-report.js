"use strict";
const statusWords = {
  failed: "Can't be laid out", incomplete: "Lacks something", missing: "No golden", differs: "Differs", pictureOnly: "Picture only",
  versionsDiffer: "Versions only", lineEndsDiffer: "Line ends only", withoutEffect: "Without effect", passed: "Passed"
};
const countWords = {
  failed: "can't be laid out", incomplete: "lack something", missing: "without golden", differs: "differ", pictureOnly: "in pictures only",
  versionsDiffer: "in versions only", lineEndsDiffer: "in line ends only", withoutEffect: "without effect", passed: "passed"
};
const canAccept = new Set(["missing", "differs", "pictureOnly", "versionsDiffer"]);
const byId = id => document.getElementById(id);
const state = { report: null, cases: [], shown: [], current: -1, group: -1, view: "side", fits: true, at: 50,
  statuses: new Set(), marked: new Set() };
const details = new Map();

/// An element with attributes and children; strings become text.
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}
const picturePath = hash => /^[0-9a-f]{64}$/.test(hash || "") ? "files/" + hash + ".png" : null;
const treePath = hash => /^[0-9a-f]{64}$/.test(hash || "") ? "files/" + hash + ".tree" : null;

/// A list of which only the rows in sight are elements.
class List {
  constructor(element, height, row) {
    Object.assign(this, { element, height, row, items: [], made: new Map() });
    this.space = make("div", { style: "position:relative" });
    element.append(this.space);
    element.addEventListener("scroll", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(element);
  }
  set(items) {
    this.items = items;
    this.space.style.height = items.length * this.height + "px";
    this.clear();
    this.draw();
  }
  clear() { this.made.clear(); this.space.replaceChildren(); }
  draw() {
    const first = Math.max(0, Math.floor(this.element.scrollTop / this.height) - 4);
    const last = Math.min(this.items.length, Math.ceil((this.element.scrollTop + this.element.clientHeight) / this.height) + 4);
    for (const [place, row] of this.made) if (place < first || place >= last) { row.remove(); this.made.delete(place); }
    for (let place = first; place < last; place++) {
      if (this.made.has(place)) continue;
      const row = this.row(this.items[place], place);
      row.style.top = place * this.height + "px";
      row.style.height = this.height + "px";
      this.made.set(place, row);
      this.space.append(row);
    }
  }
  reveal(place) {
    const top = place * this.height, box = this.element;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + this.height > box.scrollTop + box.clientHeight) box.scrollTop = top + this.height - box.clientHeight;
  }
}

const groupList = new List(byId("groups"), 46, group => make("div", {
    class: "row", role: "option", "aria-selected": String(state.group === group.index), "data-group": group.index,
    onclick: () => choose(group.index)
  },
  make("div", { class: "words" },
    // What is no node's is said in its own words: a golden or a picture that isn't there, other versions.
    make("div", { class: "path" }, ...(group.path ? [make("bdi", {}, group.path)] : isolated(group.words))),
    make("div", { class: "sub" }, ...(group.path ? isolated(group.words) : []))),
  make("span", { class: "badge" }, group.cases.length === 1 ? "1 variant" : "in " + group.cases.length)));

const caseList = new List(byId("cases"), 52, (item, place) => make("div", {
    class: "row " + item.status + (state.marked.has(item.name) ? " marked" : ""), role: "option",
    "aria-selected": String(place === state.current), "data-case": item.name, onclick: () => show(place)
  },
  picturePath(item.picture) ? make("img", { src: picturePath(item.picture), loading: "lazy", alt: "", decoding: "async" })
    : make("span", { class: "none" }, "–"),
  make("div", { class: "words" },
    make("div", {}, make("span", { class: "dot" }), " ", make("bdi", {}, item.scene), " ", make("b", {}, item.variant)),
    make("div", { class: "sub" }, ...isolated(item.words))),
  make("span", { class: "mark", role: "checkbox", "aria-label": "accept", "aria-checked": String(state.marked.has(item.name)),
    onclick: event => { event.stopPropagation(); mark([item]); } }, "✓")));

function mizanReport(report) {
  state.report = report;
  state.cases = report.cases.map((row, index) => ({
    index, scene: row[0], variant: row[1], name: row[0] + "/" + row[1], status: row[2], words: row[3], chunk: row[4],
    place: row[5], picture: row[6], locale: row[1].split(/[+_@]/)[0], groups: []
  }));
  report.groups = report.groups.map(([path, words, cases], index) => ({ index, path, words, cases }));
  for (const group of report.groups) for (const place of group.cases) state.cases[place]?.groups.push(group);
  try {
    const kept = JSON.parse(localStorage.getItem("mizan " + report.identity) || "[]");
    const known = new Set(state.cases.filter(item => canAccept.has(item.status)).map(item => item.name));
    for (const name of kept) if (known.has(name)) state.marked.add(name);
  } catch { /* A page from the disk may have no storage. */ }
  const total = Object.values(report.counts).reduce((sum, count) => sum + count, 0);
  document.title = "Golden report: " + (state.cases.length ? state.cases.length + " of " + total : "all as recorded");
  byId("engine").replaceChildren(...isolated(report.engine || ""));
  byId("versions").textContent = [report.set && "set " + report.set, report.shard && "shard " + report.shard, ...report.versions]
    .filter(Boolean).join(" · ");
  byId("counts").replaceChildren(...Object.entries(report.counts).filter(([, count]) => count).map(([status, count]) =>
    make("button", { class: status, "data-status": status, "aria-pressed": "false", disabled: status === "passed" && !state.cases.some(item => item.status === status),
      onclick: event => {
        if (!state.statuses.delete(status)) state.statuses.add(status);
        event.currentTarget.setAttribute("aria-pressed", String(state.statuses.has(status)));
        filter();
      } }, make("span", { class: "dot" }), " " + count + " " + countWords[status])));
  for (const [id, all] of [["scene", "All scenes"], ["locale", "All locales"]]) {
    const values = [...new Set(state.cases.map(item => item[id]))].sort();
    byId(id).replaceChildren(make("option", { value: "" }, all), ...values.map(value => make("option", { value }, value)));
  }
  filter();
}

/// The details of a case, from the script that has them.
function mizanCases(number, cases) {
  const waiting = details.get(number);
  details.set(number, { cases });
  waiting?.resolve?.(cases);
}
function load(number) {
  const known = details.get(number);
  if (known?.cases) return Promise.resolve(known.cases);
  if (known?.promise) return known.promise;
  const entry = {};
  entry.promise = new Promise((resolve, reject) => { entry.resolve = resolve; entry.reject = reject; });
  details.set(number, entry);
  document.head.append(make("script", { src: "cases/" + number + ".js",
    onerror: () => { details.delete(number); entry.reject(new Error("cases/" + number + ".js is missing")); } }));
  return entry.promise;
}

function filter() {
  const scene = byId("scene").value, locale = byId("locale").value;
  const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const before = state.shown[state.current];
  const fits = item => (!scene || item.scene === scene) && (!locale || item.locale === locale)
    && (!state.statuses.size || state.statuses.has(item.status))
    && words.every(word => (item.text ??= [item.name, item.words, ...item.groups.flatMap(group => [group.path, group.words])]
      .join("\n").toLowerCase()).includes(word));
  const fitting = state.cases.filter(fits);
  const among = new Set(fitting.map(item => item.index));
  groupList.set(state.report.groups.filter(group => group.cases.some(place => among.has(place))));
  const chosen = state.group >= 0 ? new Set(state.report.groups[state.group].cases) : null;
  state.shown = chosen ? fitting.filter(item => chosen.has(item.index)) : fitting;
  byId("shown").textContent = state.shown.length === state.cases.length ? state.cases.length + " variants"
    : state.shown.length + " of " + state.cases.length + " variants";
  const button = byId("group");
  button.hidden = !chosen;
  const able = state.shown.filter(item => canAccept.has(item.status)).length;
  byId("accept-shown").hidden = !able || state.shown.length === state.cases.length;
  byId("accept-shown").textContent = able === 1 ? "Accept the one shown" : "Accept the " + able + " shown";
  if (chosen) button.textContent = "✕ " + state.report.groups[state.group].path + " " + state.report.groups[state.group].words;
  state.current = Math.max(0, state.shown.indexOf(before));
  caseList.set(state.shown);
  show(state.current);
  drawMarks();
}
function choose(group) { state.group = state.group === group ? -1 : group; filter(); }

function show(place) {
  const before = caseList.made.get(state.current);
  before?.setAttribute("aria-selected", "false");
  state.current = place;
  const item = state.shown[place];
  if (!item) {
    byId("case").replaceChildren(make("p", { class: "empty" },
      state.cases.length ? "No variant fits these filters." : "All as recorded: no variant differs from its golden."), ...findings());
    return;
  }
  caseList.reveal(place);
  caseList.draw();
  caseList.made.get(place)?.setAttribute("aria-selected", "true");
  load(item.chunk).then(cases => { if (state.shown[state.current] === item) draw(item, cases[item.place]); },
    error => byId("case").replaceChildren(make("p", { class: "empty" }, String(error.message))));
}

/// What is wrong beyond the cases.
function findings() {
  const list = (title, words) => words.length
    ? [make("h4", {}, title), make("ul", { class: "findings" }, ...words.map(text => make("li", {}, text)))] : [];
  return [...list("What to do", state.report.advice), ...list("Beyond the variants", state.report.findings)];
}

function draw(item, detail) {
  const article = byId("case");
  const marked = state.marked.has(item.name);
  article.replaceChildren(
    make("h3", {}, make("bdi", {}, item.scene), make("span", {}, item.variant),
      make("span", { class: "status " + item.status }, make("span", { class: "dot" }), statusWords[item.status]),
      canAccept.has(item.status) ? make("button", { id: "accept", "aria-pressed": String(marked), onclick: () => mark([item]) },
        marked ? "✓ Marked to accept" : "Accept") : null),
    make("ul", { class: "findings" }, ...detail.words.map(text => make("li", {}, ...words(text, item)))),
    ...pictures(item, detail), ...tree(item, detail), ...(state.current === 0 ? findings() : []));
}

/// A finding, its node's path told apart.
function words(text, item) {
  const path = item.groups.map(group => group.path).filter(path => path && text.startsWith(path + " ")).sort((a, b) => b.length - a.length)[0];
  const rest = path ? text.slice(path.length) : text;
  const same = item.groups.find(group => (group.path ? group.path + " " : "") + group.words === text)?.cases.length
    ?? item.groups.find(group => path && group.path === path)?.cases.length ?? 1;
  return [path ? make("b", {}, make("bdi", {}, path)) : "", ...isolated(rest),
    same > 1 ? make("span", { class: "badge", style: "margin-inline-start:8px" }, "in " + same + " variants") : null].filter(Boolean);
}

function pictures(item, detail) {
  const expected = picturePath(detail.expected), difference = picturePath(detail.difference);
  // A variant without a picture is drawn as it is now, for whoever reads no trees.
  const drawing = picturePath(detail.drawing), actual = picturePath(detail.actual) || drawing;
  if (!expected && !actual) return [];
  const scale = Number((/@([\d.]+)x$/.exec(item.variant) || [0, 2])[1]) || 2;
  const picture = (source, name, kind = "") => {
    const image = make("img", { class: "picture " + kind, src: source, alt: name, draggable: "false" });
    const size = () => {
      image.style.width = image.naturalWidth / (state.fits ? scale : 1) / (state.fits ? 1 : devicePixelRatio) + "px";
      image.style.imageRendering = state.fits ? "" : "pixelated";
    };
    image.addEventListener("load", size);
    if (image.complete) size();
    return image;
  };
  const both = expected && actual;
  const view = both || state.view === "side" ? state.view : "side";
  const change = value => { state.view = value; draw(item, detail); };
  const tab = (value, name, enabled) => make("button", { "data-view": value, "aria-pressed": String(view === value), disabled: !enabled,
    onclick: () => change(value) }, name);
  let stage;
  // Few pixels are framed, and shown large beside the pictures.
  const region = detail.region;
  const framed = image => {
    if (!region) return image;
    const frame = make("span", { class: "region", "aria-hidden": "true" });
    const place = () => {
      const [x, y, width, height] = region;
      const part = (value, whole) => value / whole * 100 + "%";
      Object.assign(frame.style, { left: part(x, image.naturalWidth), top: part(y, image.naturalHeight),
        width: part(width, image.naturalWidth), height: part(height, image.naturalHeight) });
    };
    image.addEventListener("load", place);
    if (image.complete) place();
    return make("div", { class: "framed" }, image, frame);
  };
  if (view === "slider") {
    // Each picture lies in a layer as large as the larger of both, so that one place cuts both.
    const layer = (source, name, kind) => make("div", { class: "layer " + kind }, picture(source, name));
    const overlay = make("div", { class: "overlay", style: "--at:" + state.at + "%" }, layer(expected, "golden", "expected"),
      layer(actual, "now", "actual"), make("div", { class: "bar" }), make("span", { class: "side left" }, "golden"), make("span", { class: "side right" }, "now"));
    const range = make("input", { type: "range", min: 0, max: 100, step: 0.5, value: state.at, "aria-label": "golden or now",
      oninput: event => { state.at = Number(event.target.value); overlay.style.setProperty("--at", state.at + "%"); } });
    const drag = event => {
      const box = overlay.getBoundingClientRect();
      range.value = Math.max(0, Math.min(100, (event.clientX - box.left) / box.width * 100));
      range.dispatchEvent(new Event("input"));
    };
    overlay.addEventListener("pointerdown", event => { overlay.setPointerCapture(event.pointerId); drag(event); });
    overlay.addEventListener("pointermove", event => { if (event.buttons) drag(event); });
    stage = make("div", { class: "stage" }, make("figure", {}, overlay, range));
  } else if (view === "difference" && difference) {
    stage = make("div", { class: "stage" }, make("figure", {}, make("figcaption", {}, "Pixels that differ are magenta; those that only one has, orange"),
      framed(picture(difference, "difference", "difference"))));
  } else {
    const figure = (source, name) => source ? make("figure", {}, make("figcaption", {}, name), framed(picture(source, name))) : null;
    stage = make("div", { class: "stage" }, ...[figure(expected, "Golden"), figure(actual, drawing ? "Now: the golden has no picture" : actual && !expected ? "New" : "Now"),
      figure(difference, "Difference")].filter(Boolean));
  }
  return [make("div", { class: "tools" }, tab("side", "Side by side", true), tab("slider", "Slider", both), tab("difference", "Difference", !!difference),
    make("span", { class: "gap" }), region ? make("button", { id: "jump", onclick: jump }, "Go to the difference") : null,
    make("button", { id: "size", onclick: () => { state.fits = !state.fits; draw(item, detail); } },
      state.fits ? "Show pixels" : "Show points")), ...magnified(detail, region), stage];
}

/// The part of both pictures where few pixels differ, eight times as large.
function magnified(detail, region) {
  if (!region || region[2] > 64 || region[3] > 64) return [];
  const [x, y, width, height] = region, around = 10, factor = 8;
  const left = Math.max(0, x - around), top = Math.max(0, y - around);
  const crop = (hash, name) => {
    const image = make("img", { src: picturePath(hash), alt: name + ", magnified", draggable: "false" });
    const size = () => {
      image.style.width = image.naturalWidth * factor + "px";
      image.style.margin = -top * factor + "px 0 0 " + -left * factor + "px";
    };
    image.addEventListener("load", size);
    if (image.complete) size();
    return make("figure", {}, make("figcaption", {}, name),
      make("div", { class: "crop", style: "width:" + (width + x - left + around) * factor + "px;height:" + (height + y - top + around) * factor + "px" },
        image, make("span", { class: "region", style: "left:" + (x - left) * factor + "px;top:" + (y - top) * factor
          + "px;width:" + width * factor + "px;height:" + height * factor + "px" })));
  };
  return [make("div", { class: "stage magnified" }, crop(detail.expected, "Golden × " + factor), crop(detail.actual, "Now × " + factor))];
}
function jump() { document.querySelector(".framed .region")?.scrollIntoView({ block: "center", inline: "center" }); }

/// A text with what stands in quotation marks isolated, escapes inside kept from left to right.
function isolated(text) {
  return text.split(/("(?:[^"\\]|\\.)*"|“[^”]*”)/).map((part, index) => {
    if (index % 2 === 0) return part;
    const inside = part.slice(1, -1).split(/(\\u\{[0-9a-f]+\}|\\.)/).map((piece, place) =>
      place % 2 ? make("bdi", { class: "escape", dir: "ltr" }, piece) : piece);
    return make("span", {}, part[0], make("bdi", { dir: "auto" }, ...inside), part[part.length - 1]);
  }).filter(part => part !== "");
}

function tree(item, detail) {
  const links = [["golden", detail.expectedTree], ["now", detail.actualTree]].filter(([, hash]) => treePath(hash))
    .flatMap(([name, hash]) => [" ", make("a", { href: treePath(hash) }, name)]);
  if (!detail.diff) return links.length ? [make("h4", {}, "The tree is the same:", ...links)] : [];
  const lines = detail.diff.replace(/\n$/, "").split("\n");
  const pairs = pairing(lines);
  const block = make("div", { class: "diff", role: "region", "aria-label": "difference of the trees", tabindex: 0 });
  lines.forEach((line, place) => {
    const kind = line[0] === "@" ? "hunk" : line[0] === "-" ? "gone" : line[0] === "+" ? "new" : "";
    if (kind === "hunk" || line[0] === "\\") return block.append(make("div", { class: "hunk" }, line));
    const other = pairs.get(place);
    block.append(make("div", { class: kind }, make("span", { class: "sign" }, line[0] || " "),
      ...(other === undefined ? isolated(line.slice(1)) : changed(line.slice(1), lines[other].slice(1)))));
  });
  return [make("h4", {}, detail.expectedTree ? "Tree" : "New tree", ...links), block,
    ...(detail.cut ? [make("p", { class: "empty" }, "The difference is longer; the trees' files hold all of it.")] : [])];
}

/// Removed lines with the added ones that stand in their place: as many of both in a row.
function pairing(lines) {
  const pairs = new Map();
  for (let place = 0; place < lines.length; place++) {
    if (lines[place][0] !== "-") continue;
    let middle = place, end;
    while (lines[middle]?.[0] === "-") middle++;
    for (end = middle; lines[end]?.[0] === "+";) end++;
    if (middle - place === end - middle) for (let step = 0; step < middle - place; step++) {
      pairs.set(place + step, middle + step);
      pairs.set(middle + step, place + step);
    }
    place = Math.max(place, end - 1);
  }
  return pairs;
}
/// The words of a line, those that its other line lacks marked.
function changed(line, other) {
  const split = text => text.match(/"(?:[^"\\]|\\.)*"|[^\s,x"]+|[\s,x"]/g) || [];
  const left = split(other);
  return split(line).flatMap((word, place) => {
    const parts = isolated(word);
    return word.trim() && left[place] !== word ? [make("mark", {}, ...parts)] : parts;
  });
}

function mark(items) {
  const able = items.filter(item => canAccept.has(item.status));
  const all = able.every(item => state.marked.has(item.name));
  for (const item of able) if (all) state.marked.delete(item.name); else state.marked.add(item.name);
  keep();
}
function keep() {
  try { localStorage.setItem("mizan " + state.report.identity, JSON.stringify([...state.marked])); } catch { /* none */ }
  caseList.clear();
  caseList.draw();
  drawMarks();
  const item = state.shown[state.current], button = byId("accept");
  if (item && button) {
    button.setAttribute("aria-pressed", String(state.marked.has(item.name)));
    button.textContent = state.marked.has(item.name) ? "✓ Marked to accept" : "Accept";
  }
}
const markedNames = () => state.cases.filter(item => state.marked.has(item.name)).map(item => item.name);
function drawMarks() {
  const count = state.marked.size;
  byId("marked").textContent = count + (count === 1 ? " variant" : " variants") + " marked to accept";
  for (const id of ["copy", "save", "clear"]) byId(id).disabled = count === 0;
}
const quoted = text => /^[\w@%+=:,./-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'";
/// The command that accepts what is marked, for the shell.
function command() {
  const folder = location.protocol === "file:" ? decodeURIComponent(location.pathname).replace(/\/[^/]*$/, "") : "REPORT";
  const names = markedNames();
  const goldens = state.report.goldens === "Goldens" ? "" : " --goldens " + quoted(state.report.goldens);
  const able = state.cases.filter(item => canAccept.has(item.status)).length;
  const list = " " + names.map(quoted).join(" ");
  // A command may be so long; of a longer one the names are in a file, which lies where the browser saved it.
  const which = names.length === able ? " --all" : list.length <= 60000 ? list : " --only ~/Downloads/accepted.json";
  return "mizan golden accept " + quoted(folder) + which + goldens;
}
const acceptedFile = () => JSON.stringify({ schema: 1, report: state.report.identity, cases: markedNames() }, null, 2) + "\n";
function save() {
  const link = make("a", { href: "data:application/json;charset=utf-8," + encodeURIComponent(acceptedFile()), download: "accepted.json" });
  document.body.append(link);
  link.click();
  link.remove();
}
function copy() {
  const text = command(), button = byId("copy");
  const done = () => { button.textContent = "Copied"; setTimeout(() => { button.textContent = "Copy command"; }, 1500); };
  const fallback = () => prompt("The command:", text);
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, fallback); else fallback();
  if (text.includes(" --only ~/Downloads/")) save();
}

byId("search").addEventListener("input", filter);
byId("scene").addEventListener("change", filter);
byId("locale").addEventListener("change", filter);
byId("group").addEventListener("click", () => choose(state.group));
byId("copy").addEventListener("click", copy);
byId("save").addEventListener("click", save);
byId("accept-shown").addEventListener("click", () => mark(state.shown));
byId("clear").addEventListener("click", () => { state.marked.clear(); keep(); });
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.matches("input[type=search], select");
  if (event.key === "Escape" && typing) return event.target.blur();
  if (typing) return;
  const item = state.shown[state.current];
  const step = by => { if (state.shown.length) show(Math.max(0, Math.min(state.shown.length - 1, state.current + by))); };
  const view = value => { if (item) { state.view = value; show(state.current); } };
  const action = {
    j: () => step(1), k: () => step(-1), 
    // What is marked is done with: the next one comes.
    a: () => { if (item) { mark([item]); if (state.marked.has(item.name)) step(1); } }, A: () => mark(state.shown),
    1: () => view("side"), 2: () => view("slider"), 3: () => view("difference"),
    d: jump, z: () => { state.fits = !state.fits; show(state.current); }, "/": () => byId("search").focus()
  }[event.key];
  if (action) { event.preventDefault(); action(); }
});
