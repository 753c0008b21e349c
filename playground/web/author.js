// The page of a prepared file: shows it anew when it was saved, and opens a table to try it.
const proof = /** @type {HTMLElement} */ (document.getElementById("proof"));
const form = /** @type {HTMLFormElement} */ (document.getElementById("try"));
const said = /** @type {HTMLElement} */ (document.getElementById("said"));
const AGAIN = 1500;

async function show() {
  const at = new URLSearchParams({ at: String(new FormData(form).get("at") ?? "") });
  const answer = await fetch(`proof?${at}`);
  if (!answer.ok) throw new Error(String(answer.status));
  proof.innerHTML = await answer.text();
}

async function follow() {
  let since = 0;
  for (;;) {
    try {
      const answer = await fetch(`changed?since=${since}`);
      if (!answer.ok) throw new Error(String(answer.status));
      since = await answer.json();
      await show();
      document.body.classList.remove("gone");
    } catch {
      document.body.classList.add("gone");
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

form.addEventListener("change", () => void show().catch(() => undefined));
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  button.disabled = true;
  said.textContent = "The table is being laid …";
  try {
    const answer = await (await fetch("try", { method: "POST", body: new FormData(form) })).json();
    said.textContent = answer.said ?? "";
    if (answer.url) {
      const link = Object.assign(document.createElement("a"), { href: answer.url, target: "_blank" });
      link.textContent = "The table is laid: sit down";
      said.append(link);
      link.focus();
    }
  } catch {
    said.textContent = "The page was left. Begin it again in the terminal.";
  }
  button.disabled = false;
});

void follow();
