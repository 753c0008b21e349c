// What can be done: the moves under the map, the questions on the way to one, advice, and tiles laid by finger.

import {area, within} from "./stage.js";
import {ask, picture, press} from "./table.js";
import {shown} from "./text.js";
import {by, button, notice, now, put, told, W} from "./page.js";

let refresh = async () => {};
let marked = () => {};

// `again` gets the table anew, `mark` shows on the map what can be done where.
export function begin(again, mark) {
  refresh = again;
  marked = mark;
}

const words = (move) => move.move.toLowerCase().split(/[\s|]+/).slice(1);
const calls = (label) => now.alike[label] ?? [label];
const names = (move, label) => calls(label).some((each) => words(move).includes(each.toLowerCase()));
const careful = (work) => told(work, async () => { now.question = null; await refresh(); });

// The moves that name a place: of the question, where one is asked.
export function here(label) {
  const {state, question} = now;
  if (question) return question.moves.filter((move) => names(move, label));
  return [...(state.moves ?? []).filter((move) => names(move, label)), ...calls(label).flatMap((each) => state.begun_at?.[each] ?? [])];
}

function moveButton(move, act) {
  const inside = document.createElement("span");
  inside.append(move.rolls ? "\u2684 " : "", move.label);
  const made = button(inside, act, {className: move.lit ? "move lit" : "move"});
  const detail = [move.detail, move.text].filter(Boolean).join(" ");
  if (detail) {
    const small = document.createElement("small");
    small.append(...shown(detail));
    made.append(small);
  }
  if (move.rolls) made.setAttribute("aria-label", `${move.label} (${W.die})`);
  return made;
}

const buttons = (moves) => moves.map((move) => moveButton(move, () => take(move)));
const quiet = (label, act) => button(label, act, {className: "quiet"});

function take(move) {
  if (move.form) return careful(() => showForm(move));
  if (move.step) return careful(async () => { await follow(move.move); });
  return move.sure ? sure(move) : make(move);
}

async function follow(begun) {
  now.question = await ask("ask", {version: now.state.version, move: begun});
  now.place = "";
  await choices();
}

function sure(move) {
  by("choices").replaceChildren(...shown(move.sure), moveButton({...move, sure: ""}, () => make(move)), quiet(W.back, choices));
  by("choices").querySelector("button").focus();
}

function make(move, fields) {
  return careful(async () => {
    const answer = await press("act", {version: now.state.version, move: move.move, ...(fields ? {fields} : {})});
    Object.assign(now, {question: null, place: "", advice: null});
    await refresh();
    notice(answer.told.join("\n"));
  });
}

async function showForm(move) {
  const form = await ask("form", {version: now.state.version, move: move.move});
  const made = document.createElement("form");
  made.append(...shown(`**${form.title}**`));
  const inputs = form.fields.map((field, at) => {
    const label = document.createElement("label");
    const input = document.createElement(field.long ? "textarea" : "input");
    Object.assign(input, {id: `field-${at}`, value: field.value, maxLength: field.most, required: field.needed, placeholder: field.hint});
    label.append(field.label, input);
    made.append(label);
    return input;
  });
  const send = button(W.send, () => {}, {className: "move lit"});
  send.type = "submit";
  made.append(send, quiet(W.back, choices));
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    make(move, inputs.map((input) => input.value));
  });
  by("choices").replaceChildren(made);
  inputs[0]?.focus();
}

export async function choices() {
  const {state, place, question, advice} = now;
  let parts;
  if (question) parts = await answers(question);
  else if (place) {
    const found = here(place);
    parts = [...shown(`**${put("moves-here", {place: calls(place)[0]})}**`), about(place), ...(found.length ? buttons(found) : shown(state.seat ? W["nothing-here"] : "")), quiet(W.close, () => choose(""))];
  } else if (advice) {
    parts = [...shown(`**${W.advice}**`), ...buttons(advice), quiet(W.back, () => { now.advice = null; return choices(); })];
  } else {
    parts = buttons(state.moves ?? []);
    if (state.hints && state.moves?.length) parts.push(quiet(W.advice, advise));
    if (state.undo) parts.push(quiet(W.undo, state.grave ? () => by("choices").replaceChildren(...shown(state.grave), quiet(W.undo, takeBack), quiet(W.back, choices)) : takeBack));
  }
  by("choices").replaceChildren(...parts);
  marked();
}

function takeBack() {
  return careful(async () => { await press("undo", {version: now.state.version}); await refresh(); });
}

// What is known of a place; it comes a moment later.
function about(place) {
  const told = document.createElement("div");
  told.className = "about";
  ask("place", {at: calls(place)[0]}).then((answer) => told.replaceChildren(...shown(answer.told)), () => {});
  return told;
}

// What a steady player would do, each with its reason; a press makes it as the button of that move would.
function advise() {
  return careful(async () => {
    const hints = await ask("hint");
    now.advice = hints.map(({label, why, text, sure: grave, rolls}) => {
      const move = now.state.moves.find((each) => each.move === text && !each.step);
      return {move: text, label, text: why, rolls, sure: move?.sure || (grave ? why : "")};
    });
    await choices();
  });
}

async function answers({ask: asked, moves, back, picture: sheet}) {
  const parts = [...shown(asked)];
  if (sheet) parts.push(await sheetOf(sheet, moves));
  parts.push(...buttons(moves));
  parts.push(quiet(W.back, () => {
    now.place = "";
    if (!back) { now.question = null; return choices(); }
    return careful(() => follow(back));
  }));
  return parts;
}

export function choose(label) {
  Object.assign(now, {place: label, advice: null});
  if (!now.question) return choices();
  return marked();
}

// Sheets show each choice on a small map of its own: a tap on one takes it.

const paneOf = (move, outlines) => {
  const last = move.label.split(" ").at(-1).replace(/\W/g, "");
  return [last, ...words(move)].find((word) => outlines[word]);
};

async function sheetOf(sheet, moves) {
  const image = document.createElement("img");
  Object.assign(image, {src: await picture(sheet.id), alt: sheet.alt, className: "sheet"});
  image.addEventListener("click", (event) => {
    const box = image.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width * sheet.width, (event.clientY - box.top) / box.height * sheet.height];
    const hit = moves.filter((move) => sheet.outlines[paneOf(move, sheet.outlines)] && within(sheet.outlines[paneOf(move, sheet.outlines)], x, y));
    if (hit.length) take(hit[0]);
  });
  return image;
}

// A tile to be laid: it follows the finger between the places where it can lie, turns by a tap, and is laid by its button.

export function carrying() {
  const {question, state} = now;
  if (!question?.picture || !state.map) return [];
  const {outlines} = question.picture;
  return Object.keys(state.map.outlines).filter((label) => question.moves.some((move) => names(move, label) && paneOf(move, outlines)));
}

const CARRIED = 130;
let turned = 0;

// Shows the tile at a place, the next way round where it is there already; `x` and `y` are where the place is on the page.
export async function carry(label, x, y, tapped) {
  const ways = here(label).filter((move) => paneOf(move, now.question.picture.outlines));
  turned = label === now.place ? (turned + (tapped ? 1 : 0)) % ways.length : 0;
  now.place = label;
  const move = ways[turned];
  const {id, width, height, outlines} = now.question.picture;
  const corners = outlines[paneOf(move, outlines)];
  const [left, top] = [Math.min(...corners.map((corner) => corner[0])), Math.min(...corners.map((corner) => corner[1]))];
  const [wide, high] = [Math.max(...corners.map((corner) => corner[0])) - left, Math.max(...corners.map((corner) => corner[1])) - top];
  const size = CARRIED / wide;
  const stage = by("stage").getBoundingClientRect();
  const tile = by("carried");
  Object.assign(tile.style, {
    width: `${CARRIED}px`,
    height: `${high * size}px`,
    backgroundImage: `url(${await picture(id)})`,
    backgroundSize: `${width * size}px ${height * size}px`,
    backgroundPosition: `${-left * size}px ${-top * size}px`,
    left: `${Math.max(4, Math.min(stage.width - CARRIED - 4, x - stage.left + (x - stage.left < stage.width / 2 ? 30 : -30 - CARRIED)))}px`,
    top: `${Math.max(4, Math.min(stage.height - high * size - 4, y - stage.top - high * size / 2))}px`,
  });
  tile.hidden = false;
  const lay = moveButton(move, () => take(move));
  lay.classList.add("lit");
  by("lay").replaceChildren(lay);
  if (ways.length > 1) by("lay").append(quiet(put("turn", {number: turned + 1, count: ways.length}), () => carry(label, x, y, true)));
  marked();
}

export function drop() {
  by("carried").hidden = true;
  by("lay").replaceChildren();
}

// The place among some that lies nearest to a point of the map.
export function nearest(labels, x, y) {
  const far = (label) => {
    const corners = now.state.map.outlines[label];
    const middle = (at) => corners.reduce((sum, corner) => sum + corner[at], 0) / corners.length;
    return Math.hypot(middle(0) - x, middle(1) - y);
  };
  return [...labels].sort((one, other) => far(one) - far(other))[0];
}

// The place that a tap on the map means: the smallest that was hit, those first at which something can be done.
export function hit(x, y) {
  const {outlines} = now.state.map;
  const worth = (label) => (here(label).length ? 0 : 1e9) + area(outlines[label]);
  return Object.keys(outlines).filter((label) => within(outlines[label], x, y)).sort((one, other) => worth(one) - worth(other))[0] ?? "";
}
