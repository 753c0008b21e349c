// What the parts of the page share: its elements, the words of the bot, and the table as it was told last.

import {Refused} from "./table.js";
import {shown} from "./text.js";

export const by = (id) => document.getElementById(id);

// `state` is the table; `alike` all that each place of its map is called, the longest name first; `place` the chosen one,
// `question` the one that is asked, `advice` the moves that are advised.
export const now = {state: null, alike: {}, place: "", question: null, advice: null};

export let W = {};
export function setWords(words) {
  W = words;
  document.documentElement.lang = W.language;
}

export const put = (name, values) => Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), W[name]);

export function button(label, act, more = {}) {
  const made = document.createElement("button");
  made.type = "button";
  made.append(label);
  made.addEventListener("click", act);
  Object.assign(made, more);
  return made;
}

export function notice(text, rule) {
  const parts = text ? shown(text) : [];
  if (rule) parts.push(...shown(rule));
  by("notice").replaceChildren(...parts);
}

let busy = false;

// Does one thing at a time, and says what is refused. `stale` is called where the table has changed meanwhile.
export async function told(work, stale) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  try {
    notice("");
    await work();
  } catch (error) {
    notice(error instanceof Refused ? error.message : W.broke ?? String(error), error.rule);
    if (error instanceof Refused && error.status === 409) await stale?.();
  } finally {
    busy = false;
    document.body.classList.remove("busy");
  }
}
