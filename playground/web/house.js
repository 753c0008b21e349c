// Laid over simcord's page: an open tab goes on by itself once the playground is open again, on a narrow screen a picture
// opens larger than it stands in the channel, and what one's own press brings comes into view.
const EVERY = 1500;
const NARROW = 760;

const notice = Object.assign(document.createElement("div"), { id: "house-notice", hidden: true });
notice.setAttribute("role", "status");
notice.textContent = "The playground is closed. This page goes on when it is open again.";
document.getElementById("toolbar")?.after(notice);
document.title = "Delvekeeper";

/** @type {string | null} */
let visit = null;
async function look() {
  try {
    const answer = await fetch("/house.json", { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const now = (await answer.json()).visit;
    if (visit !== null && visit !== now) {
      window.location.reload();
      return;
    }
    visit = now;
    notice.hidden = true;
  } catch {
    notice.hidden = false;
  }
  setTimeout(look, EVERY);
}
void look();

document.addEventListener("click", (event) => {
  const pressed = event.target instanceof Element && event.target.closest(".media-lightbox-trigger");
  if (!pressed || innerWidth > NARROW) return;
  setTimeout(() => {
    const zoom = document.querySelector(".media-lightbox[open] [aria-label='Zoom image']");
    if (zoom instanceof HTMLButtonElement) zoom.click();
  }, 50);
});

const ANSWERED = 10000;
let pressed = -ANSWERED;
document.addEventListener(
  "click",
  (event) => {
    const control = event.target instanceof Element && event.target.closest("button, [role=option]");
    if (control && control.closest("[data-message-id], .select-list, .modal-dialog")) pressed = performance.now();
  },
  true,
);

const newer = document.getElementById("new-messages");
if (newer) {
  new MutationObserver(() => {
    if (newer.hidden || performance.now() - pressed > ANSWERED) return;
    newer.click();
  }).observe(newer, { attributes: true, attributeFilter: ["hidden"] });
}

// A post that is drawn anew for its open menu has no pictures yet. Its menu may lie outside the window then, which would
// close it: it is brought back before its place is looked at.
document.addEventListener(
  "beforetoggle",
  (event) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(".select-list")) return;
    event.target.closest(".preview-select")?.querySelector(".select-trigger")?.scrollIntoView({ block: "nearest" });
  },
  true,
);
