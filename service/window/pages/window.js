// The page of a table. All it knows comes from the bot; it has no rule of any game.

import {begin, carry, carrying, choices, choose, drop, here, hit, nearest} from "./moves.js";
import {by, button, notice, now, put, setWords, told, W} from "./page.js";
import {open} from "./past.js";
import {Stage} from "./stage.js";
import {ask, finished, listen, picture, Refused, words} from "./table.js";
import {plain, setClock, shown, time} from "./text.js";

const TABS = ["map", "hand", "story", "back"];
let mode = "";

// The map.

const labels = () => Object.keys(now.state?.map?.outlines ?? {});

const stage = new Stage(by("stage"), by("board"), {
  tapped: (x, y, event) => {
    const places = carrying();
    if (places.length) return carry(nearest(places, x, y), event.clientX, event.clientY, true);
    return choose(hit(x, y));
  },
  // A finger that goes over the map carries the tile that is to be laid; else it moves the map.
  dragged: (x, y, event) => {
    const places = carrying();
    if (!places.length) return false;
    const label = nearest(places, x, y);
    if (label !== now.place || by("carried").hidden) carry(label, event.clientX, event.clientY, false);
    return true;
  },
});

function mark() {
  const places = carrying();
  if (!places.length) drop();
  const {state, place} = now;
  const drawn = labels().filter((label) => label === place || (places.length ? places.includes(label) : here(label).length)).map((label) => {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
    shape.setAttribute("points", state.map.outlines[label].map((corner) => corner.join(",")).join(" "));
    shape.setAttribute("class", label === place ? "chosen" : "open");
    return shape;
  });
  by("places").replaceChildren(...drawn);
}

// All names of each place, the longest first: some maps know a place by its name and by a short one that moves use.
function alike(outlines) {
  const groups = {};
  for (const [label, corners] of Object.entries(outlines)) (groups[corners.join()] ??= []).push(label);
  for (const group of Object.values(groups)) group.sort((one, other) => other.length - one.length);
  return Object.fromEntries(Object.entries(outlines).map(([label, corners]) => [label, groups[corners.join()]]));
}

async function drawMap() {
  const {map} = now.state;
  now.alike = alike(map?.outlines ?? {});
  by("map").hidden = !map;
  if (!map) return;
  const {id, width, height, alt} = map;
  const source = await picture(id);
  if (map !== now.state.map) return;
  by("picture").src = source;
  by("picture").alt = alt;
  for (const each of [by("picture"), by("places"), by("board")]) Object.assign(each.style, {width: `${width}px`, height: `${height}px`});
  by("places").setAttribute("viewBox", `0 0 ${width} ${height}`);
  stage.show(width, height);
  by("map-words").replaceChildren(...(now.state?.map_words ? shown(now.state.map_words) : [alt]));
  by("place-list").replaceChildren(...labels().filter((label) => now.alike[label][0] === label).map((label) => {
    const item = document.createElement("li");
    const found = here(label).map((move) => move.label).join("; ");
    item.append(button(found ? `${label}: ${found}` : label, () => { choose(label); by("choices").querySelector("button")?.focus(); }));
    return item;
  }));
  mark();
}

function tools() {
  const made = [button("+", () => stage.zoom(1.4), {ariaLabel: W.larger}), button("\u2212", () => stage.zoom(1 / 1.4), {ariaLabel: W.smaller}), button("\u25a1", () => stage.whole(), {ariaLabel: W.whole})];
  if (now.state.modes.length) {
    const select = document.createElement("select");
    select.ariaLabel = W.modes;
    select.append(...[{name: "", about: W.usual}, ...now.state.modes].map(({name, about}) => new Option(about || name, name, false, name === mode)));
    select.addEventListener("change", () => told(async () => { mode = select.value; await lookAgain(); await drawMap(); }));
    made.push(select);
  }
  by("map-tools").replaceChildren(...made);
}

// What has changed since this page was looked at last is ringed, until something happens while it is looked at.

let since = null;
const table = () => `seen ${now.state.version.split(".")[0]}`;

function remembered() {
  try { return localStorage.getItem(table()); } catch { return null; }
}

function remember() {
  if (document.visibilityState !== "visible") return;
  try { localStorage.setItem(table(), now.state.version); } catch { /* Then nothing is ringed. */ }
}

async function lookAgain() {
  const {state} = now;
  if (!state.map) return;
  const ringed = since && since !== state.version;
  try {
    if (mode || ringed) state.map = await ask("look", {mode, ...(ringed ? {version: since} : {})});
    by("changed").hidden = !state.map.ringed;
  } catch (error) {
    mode = "";
    if (!(error instanceof Refused)) throw error;
  }
}

// The rest of the page.

async function cards() {
  const {state} = now;
  const images = await Promise.all(state.cards.map(async ({id, alt, width, height}) => {
    const image = document.createElement("img");
    Object.assign(image, {src: await picture(id), alt, width, height});
    return image;
  }));
  if (state === now.state) by("cards").replaceChildren(...images);
}

// Answers may come in another order than they were asked for: an older one is left out. What waits for something while the
// page is drawn looks afterwards whether its state is still the newest.
let asks = 0;
let newest = 0;
let drawing = Promise.resolve();

// Shows the newest state: it is all there once this is done, though another call may have fetched it.
async function refresh() {
  const number = asks += 1;
  const fresh = await ask("state");
  if (number >= newest) {
    newest = number;
    drawing = draw(fresh);
  }
  for (let seen = null; seen !== drawing;) {
    seen = drawing;
    await seen;
  }
}

async function draw(fresh) {
  const changed = now.state && fresh.version !== now.state.version;
  const state = now.state = fresh;
  if (changed) Object.assign(now, {question: null, advice: null, place: labels().includes(now.place) ? now.place : ""});
  if (since === null) since = remembered() ?? state.version;
  else if (changed && document.visibilityState === "visible") since = state.version;
  await lookAgain();
  if (state !== now.state) return;
  document.title = `${state.title}: Delvekeeper`;
  by("title").replaceChildren(state.title);
  by("who").replaceChildren(state.seat ? put("you", {name: state.seat}) : W["looking-on"]);
  setClock(state.now);
  by("ask").replaceChildren(...shown(state.newest ? state.ask : W["not-newest"]));
  by("due").replaceChildren(state.due && state.awaited.length ? put("due", {time: time(state.due)}) : "");
  by("told").replaceChildren(...state.story.flatMap((line) => shown(line)));
  by("newest").replaceChildren(...shown(state.story.at(-1) ?? ""));
  by("status").replaceChildren(...shown(state.status));
  by("knows").replaceChildren(...shown(state.knows));
  // Who wants words in place of pictures finds the map's open (TAB-204).
  if (state.words) by("words").open = true;
  await Promise.all([drawMap(), choices(), cards(), hand()]);
  if (state !== now.state) return;
  tools();
  document.body.dataset.version = state.version;
  remember();
  if (by("log").open && state.newest) await showLog();
}

async function hand() {
  const {state} = now;
  const {hand: own, knows} = state;
  const source = own ? await picture(own.id) : "";
  if (state !== now.state) return;
  const image = by("hand-picture");
  image.hidden = !own;
  if (own) Object.assign(image, {src: source, alt: own.alt});
  by("hand").hidden = !(own || knows);
}

async function showLog() {
  const {text} = await ask("log", {number: 1});
  by("log-text").replaceChildren(...shown(text));
}

async function look(text) {
  const {entries} = await ask("rules", {question: text});
  by("found").replaceChildren(...(entries.length ? entries.flatMap((rule) => [...shown(`**${rule.title}** ${rule.id}`), ...shown(rule.text)]) : shown(W["nothing-found"])));
  tab("story");
  by("found").scrollIntoView({block: "nearest"});
}

function tab(name) {
  document.body.dataset.tab = name;
  for (const each of by("tabs").children) each.setAttribute("aria-selected", String(each.dataset.tab === name));
  if (name === "back") open();
  stage.draw();
}

function lay() {
  const titles = {"map-title": "map", "words-title": "places", "story-title": "story", "status-title": "points", "log-title": "log", "rules-title": "ask-rule", "question-label": "ask-rule", "hand-title": "hand", "back-title": "back-in-time", "entry-label": "entry", search: "search", changed: "changed-places"};
  for (const [id, name] of Object.entries(titles)) by(id).replaceChildren(W[name]);
  by("stage").setAttribute("aria-label", W.map);
  by("tabs").replaceChildren(...TABS.map((name) => {
    const made = button(W[name === "back" ? "back-in-time" : name], () => tab(name), {role: "tab"});
    made.dataset.tab = name;
    return made;
  }));
  by("rules").addEventListener("submit", (event) => { event.preventDefault(); told(() => look(by("question").value)); });
  by("log").addEventListener("toggle", () => { if (by("log").open) told(showLog); });
  document.addEventListener("click", (event) => {
    const rule = event.target.closest?.("button.rule");
    if (rule) told(() => look(rule.dataset.rule));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !(now.place || now.question)) return;
    now.question = null;
    choose("");
  });
  tab("map");
}

let asking = false;
let again = false;
async function changed() {
  if (asking) { again = true; return; }
  asking = true;
  try {
    do {
      again = false;
      const before = now.state?.version;
      await refresh();
      const {version, story} = now.state;
      if (before && before !== version && story.length) by("live").setAttribute("aria-label", put("changed", {story: plain(story.at(-1))}));
    } while (again);
  } catch (error) {
    if (error instanceof Refused) notice(error.message, error.rule);
  } finally {
    asking = false;
  }
}

begin(refresh, mark);
setWords(await words());
lay();
changed().then(() => { if (finished) tab("back"); });
listen(changed, (holds) => by("live").replaceChildren(holds ? W.live : holds === null ? "" : W.lost));
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && now.state) changed();
});
addEventListener("online", changed);
addEventListener("hashchange", () => location.reload());
