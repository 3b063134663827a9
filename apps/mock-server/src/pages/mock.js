// @ts-check
/**
 * Makes `/__mock` live: its buttons call the control API, and the server's page is read again after each act, at each
 * call of the world, and every two seconds for locks and clock.
 */
const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const alert = /** @type {HTMLElement} */ (document.getElementById("alert"));
/** Acts and later readings void a page that was asked for before them. */
let turn = 0;
let acts = 0;

/** @param {unknown} [error] nothing takes the last one away */
function tell(error) {
  const text =
    error instanceof TypeError ? (main.dataset.lost ?? "") : error instanceof Error ? error.message : "";
  if (alert.textContent !== text) alert.textContent = text;
  alert.hidden = text === "";
}

async function renew() {
  turn += 1;
  const mine = turn;
  const fresh = await read(location.href);
  if (mine !== turn || acts > 0) return;
  const next = fresh.querySelector("main");
  if (next === null || next.dataset.world !== main.dataset.world) return location.reload();
  main.dataset.last = next.dataset.last;
  const focused = document.activeElement?.id ?? "";
  for (const id of ["worlds", "contenu"]) exchange(document.getElementById(id), fresh.getElementById(id));
  document.getElementById(focused)?.focus();
}

/** @param {string} url @returns {Promise<Document>} parsed without running or loading anything */
const read = (url) =>
  new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest();
    asked.onload = () => (asked.status === 200 ? resolve(asked.response) : reject(new TypeError()));
    asked.onerror = () => reject(new TypeError());
    asked.open("GET", url);
    asked.responseType = "document";
    asked.setRequestHeader("accept", "text/html");
    asked.send();
  });

/**
 * Leaves what is equal in its place, with focus, selection and a press that has begun. The children of a keyed element
 * all have ids.
 * @param {Element | null} old @param {Element | null} fresh
 */
function exchange(old, fresh) {
  if (old === null || fresh === null || old.isEqualNode(fresh)) return;
  if (!fresh.hasAttribute("data-keyed")) return old.replaceWith(fresh);
  const kept = new Set([...fresh.children].map(({ id }) => id));
  for (const each of [...old.children]) if (!kept.has(each.id)) each.remove();
  for (const [at, each] of [...fresh.children].entries()) {
    const known = document.getElementById(each.id);
    if (known === null) old.insertBefore(each, old.children[at] ?? null);
    else exchange(known, each);
  }
}

/** @param {{ method?: string, path?: string, body?: string, to?: string }} asked */
async function act({ method = "POST", path = "", body, to }) {
  acts += 1;
  try {
    const sent = body ? { body, headers: { "content-type": "application/json" } } : {};
    const answer = await fetch(path, { method, ...sent });
    if (!answer.ok) throw new Error((await answer.json()).detail);
    tell();
  } catch (error) {
    return tell(error);
  } finally {
    turn += 1;
    acts -= 1;
  }
  if (to) location.assign(to);
  else await renew().catch(tell);
}

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("button");
  if (button) act(button.dataset);
});

document.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
  const body = await target.files?.[0]?.text();
  target.value = "";
  if (body) act({ path: target.dataset.path ?? "", body });
});

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.id !== "q") return;
  // As the server will write it, so that the field stays.
  target.setAttribute("value", target.value);
  const url = new URL(location.href);
  url.searchParams.set("q", target.value);
  history.replaceState(null, "", url);
  renew().catch(tell);
});

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
for (let isLost = false; ; ) {
  try {
    const { world, last } = main.dataset;
    await fetch(`/__mock/worlds/${world}/journal?since=${last}&limit=1&wait=2000`);
    if (document.visibilityState === "visible" && acts === 0) await renew();
    else await pause(500);
    if (isLost) tell();
    isLost = false;
  } catch (error) {
    isLost = true;
    tell(error);
    await pause(2000);
  }
}
