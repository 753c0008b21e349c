// The words of the bot are written as Discord shows them. This turns them into elements; nothing in them is ever markup.

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|~~(.+?)~~|`([^`]+)`|<t:(\d+)(?::[a-zA-Z])?>|<a?:\w+:\d+>|\\([\\*_~`|<>#-])|(\b(?:SKY|CAV|REG|GAL|WLD|TAB)-G?\d+\b)/g;

let ahead = 0;

// The clock of the bot says when things are due.
export function setClock(now) {
  if (now) ahead = now * 1000 - Date.now();
}

export function time(seconds) {
  const left = seconds * 1000 - Date.now() - ahead;
  const [span, unit] = Math.abs(left) < 3.6e6 ? [6e4, "minute"] : Math.abs(left) < 8.64e7 ? [3.6e6, "hour"] : [8.64e7, "day"];
  return new Intl.RelativeTimeFormat(document.documentElement.lang, {numeric: "auto"}).format(Math.round(left / span), unit);
}

function element(name, inside) {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}

function inline(line) {
  const parts = [];
  let at = 0;
  for (const found of line.matchAll(INLINE)) {
    parts.push(line.slice(at, found.index));
    at = found.index + found[0].length;
    const [, bold, slanted, struck, code, when, plain, rule] = found;
    if (bold) parts.push(element("strong", inline(bold)));
    else if (slanted) parts.push(element("em", inline(slanted)));
    else if (struck) parts.push(element("s", inline(struck)));
    else if (code) parts.push(element("code", [code]));
    else if (when) parts.push(element("time", [time(Number(when))]));
    else if (plain) parts.push(plain);
    else if (rule) {
      const button = element("button", [rule]);
      button.type = "button";
      button.className = "rule";
      button.dataset.rule = rule;
      parts.push(button);
    }
  }
  parts.push(line.slice(at));
  return parts.filter((part) => part !== "");
}

export function shown(text) {
  return text.split("\n").filter((line) => line.trim()).map((line) => {
    if (line.startsWith("-# ")) return element("small", inline(line.slice(3)));
    if (line.startsWith("> ")) return element("blockquote", inline(line.slice(2)));
    if (line.startsWith("- ")) return element("p", ["\u2022 ", ...inline(line.slice(2))]);
    return element("p", inline(line.replace(/^#+ /, "")));
  });
}

export function plain(text) {
  return element("p", shown(text)).textContent;
}
