// What the page asks the bot for. The key is behind the # of the address, and travels in a header only.

const root = new URL(".", import.meta.url);
export const finished = document.querySelector("meta[name=key]")?.content ?? "";
const key = finished || decodeURIComponent(location.hash.slice(1));

export class Refused extends Error {
  constructor(words, rule, status) {
    super(words);
    this.rule = rule;
    this.status = status;
  }
}

async function asked(path, body, signal) {
  const headers = {Authorization: `Bearer ${key}`, "Content-Type": "application/json"};
  const answer = await fetch(new URL(path, root), {method: "POST", headers, body: JSON.stringify(body ?? {}), signal, cache: "no-store"});
  if (answer.ok) return answer;
  const text = await answer.text();
  let said = {words: text, rule: ""};
  try { said = JSON.parse(text); } catch { /* Words alone. */ }
  throw new Refused(said.words, said.rule, answer.status);
}

export async function ask(path, body) {
  return (await asked(path, body)).json();
}

// A file that is to be saved.
export async function file(path) {
  const answer = await asked(path);
  const [, name] = /filename="(.+)"/.exec(answer.headers.get("Content-Disposition")) ?? [];
  return {name: name ?? path, bytes: await answer.blob()};
}

// A press is one act, however often it has to be sent until an answer comes.
export async function press(path, body) {
  const once = {...body, press: crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2) + Date.now()};
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(path, once);
    } catch (error) {
      if (error instanceof Refused || tries === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries));
    }
  }
}

const pictures = new Map();

export async function picture(id) {
  if (!pictures.has(id)) {
    const bytes = await (await asked("picture", {move: id})).blob();
    pictures.set(id, URL.createObjectURL(bytes));
    for (const old of [...pictures.keys()].slice(0, -40)) {
      URL.revokeObjectURL(pictures.get(old));
      pictures.delete(old);
    }
  }
  return pictures.get(id);
}

export async function words() {
  return (await fetch(new URL("words", root), {headers: key ? {Authorization: `Bearer ${key}`} : {}, cache: "no-store"})).json();
}

// The bot sends something every 20 seconds at least. A line that is silent for longer is dead, though nobody said so.
const SILENCE = 50000;

// Calls `changed` whenever the table has changed, and `connected` with whether the line holds.
export async function listen(changed, connected) {
  for (let wait = 500; ; wait = Math.min(wait * 2, 15000)) {
    const line = new AbortController();
    let silent = setTimeout(() => line.abort(), SILENCE);
    try {
      const stream = (await asked("changes", {}, line.signal)).body.getReader();
      connected(true);
      changed();
      wait = 500;
      for (let part = await stream.read(); !part.done; part = await stream.read()) {
        clearTimeout(silent);
        silent = setTimeout(() => line.abort(), SILENCE);
        if (new TextDecoder().decode(part.value).includes("data:")) changed();
      }
    } catch (error) {
      if (error instanceof Refused && error.status === 403) {
        connected(null);
        changed();
        return;
      }
    }
    clearTimeout(silent);
    connected(false);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
