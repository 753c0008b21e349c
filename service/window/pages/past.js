// Back in time: a slider over the entries of the journal, whose eyes, the film, the chronicle, another way from there.

import {ask, file, picture, press} from "./table.js";
import {shown} from "./text.js";
import {by, button, now, put, told, W} from "./page.js";

let moment = null;

export function open() {
  if (!moment) told(() => show(0));
}

async function show(number, eye = moment?.eye) {
  moment = await ask("moment", {number, ...(eye === undefined ? {} : {eye})});
  const {count, part, parts, eyes} = moment;
  Object.assign(by("entry"), {max: count, value: moment.number});
  by("entry").setAttribute("aria-valuetext", `${part} ${moment.number} / ${count}`);
  by("entry").onchange = () => to(Number(by("entry").value));
  by("entry-part").replaceChildren(`${part} ${moment.number} / ${count}`);
  by("steps").replaceChildren(
    button("\u21e4", () => to(1), {ariaLabel: W.begin, disabled: moment.number === 1}),
    button("\u2190", () => to(moment.number - 1), {ariaLabel: W.back, disabled: moment.number === 1}),
    button("\u2192", () => to(moment.number + 1), {ariaLabel: W.on, disabled: moment.over && moment.number === count}),
    ...choosing(parts.map(([name, first]) => [name, first]), parts.findLastIndex(([, first]) => first <= moment.number), ([, first]) => to(first)),
    ...choosing(eyes.map((name, at) => [name, at]), moment.eye, ([, at]) => told(() => show(moment.number, at))),
  );
  by("past-told").replaceChildren(...shown(moment.told), ...shown(moment.status));
  const image = by("past");
  image.hidden = !moment.picture;
  if (moment.picture) Object.assign(image, {src: await picture(moment.picture.id), alt: moment.picture.alt});
  const ways = [button(W.film, () => told(film))];
  if (now.state?.newest) ways.push(button(W.chronicle, () => told(chronicle)));
  if (moment.ways && now.state?.seat) ways.push(button(W["other-way"], () => told(branch)));
  by("ways").replaceChildren(...ways);
}

const to = (number) => told(() => show(number));

// A menu of names, nothing where there is no choice.
function choosing(options, at, act) {
  if (options.length < 2) return [];
  const menu = document.createElement("select");
  menu.ariaLabel = options[at]?.[0] ?? "";
  menu.append(...options.map(([name], number) => new Option(name, number, false, number === at)));
  menu.addEventListener("change", () => act(options[menu.value]));
  return [menu];
}

async function film() {
  const {eye} = moment;
  for (;;) {
    const made = await ask("film", {eye});
    if (made.picture) {
      const image = document.createElement("img");
      Object.assign(image, {src: await picture(made.picture.id), alt: made.picture.alt});
      by("film").replaceChildren(image, saved(image.src, made.name));
      return;
    }
    by("film").replaceChildren(put("drawing", {percent: made.percent}));
  }
}

function saved(address, name) {
  const link = document.createElement("a");
  Object.assign(link, {href: address, download: name});
  link.append(W.save);
  return link;
}

async function chronicle() {
  const {name, bytes} = await file("chronicle");
  const link = saved(URL.createObjectURL(bytes), name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// The other way is a table of its own, with a page of its own.
async function branch() {
  const {key} = await press("branch", {number: moment.number, eye: moment.eye});
  location.hash = key;
}
