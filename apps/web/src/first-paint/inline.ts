/**
 * The document's only inline script: asks for the data that the address names and for the scripts that will show it, at
 * once and in parallel with the app's entry. Built apart (first-paint/plugin.ts), and allowed by its hash alone.
 */
import { addressOf } from "#api/address.ts";
import { apiCredentials } from "#api/api-base.ts";
import { restoreTheme } from "#app/theme.ts";
import { browserTexts } from "#browser/storage.ts";
import { restoreDensity } from "#lists/kept-density.ts";
import { listQuery } from "#lists/list-query.ts";
import { readListState } from "#lists/list-state.ts";
import type { KnownList, KnownRecord } from "./known-list.ts";
import { paintRows } from "./paint-rows.ts";

interface Scripts {
  readonly scripts: readonly string[];
}

declare const palierLists: readonly (KnownList & Scripts)[];
/** The entry, what it imports and the style sheets. */
declare const palierEntry: readonly string[];
declare const palierRecords: readonly (KnownRecord & Scripts)[];

const answers = new Map<string, Promise<Response>>();
const { pathname, search } = location;

let hasChips = false;
const framed = new Promise<HTMLElement>(whenFramed);
const session = ask("/admin/session");
const list = palierLists.find(({ at }) => at === pathname);
if (list !== undefined) {
  const known = { ...list, sortable: new Set(list.sortable), filters: new Set(list.filters) };
  const state = readListState(new URLSearchParams(search), known);
  const page = ask(list.path, listQuery(list.columns, state, 1));
  hasChips = Object.keys(state.filters).length > 0;
  globalThis.palierShown = Promise.all([copyOf(session), copyOf(page), framed])
    .then(([admin, rows]) => paintRows(list, [admin, rows]))
    .then(painted)
    // The app will ask, or say what is wrong.
    .catch(() => undefined);
  list.scripts.forEach(preload);
}
// After the data: a browser holds few connections, and the scripts are large.
palierEntry.forEach(preload);
for (const { at, reads, scripts } of palierRecords) {
  const id = new RegExp(`^${at.replace(":id", "([1-9]\\d{0,14})")}(?:/|$)`).exec(pathname)?.[1];
  if (id === undefined) continue;
  ask(reads.replace(/:\w+/, id));
  scripts.forEach(preload);
}
globalThis.palierEarly = answers;

restoreTheme();
restoreDensity();
void framed.then((frame) => (pathname === "/admin/login" ? frame.remove() : dress(frame)));
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showFailure(), {
  capture: true,
});

/** This script stands in the head, so that it asks at once; the frame is whole when what follows it is there. */
function whenFramed(resolve: (frame: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const frame = document.getElementById("frame");
    if (frame?.nextElementSibling == null) return;
    observer.disconnect();
    resolve(frame);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** After the frame in which they were drawn. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function ask(path: string, query?: Readonly<Record<string, unknown>>): Promise<Response> {
  const address = addressOf(path, query === undefined ? {} : { query: { ...query } });
  const answer = fetch(address, { headers: { accept: "application/json" }, credentials: apiCredentials });
  // Whoever takes the answer handles its failure; nobody may.
  answer.catch(() => undefined);
  answers.set(address, answer);
  return answer;
}

/** An answer's body, which the app reads too. */
async function copyOf(answer: Promise<Response>): Promise<unknown> {
  const { ok, body } = await answer.then((response) =>
    response
      .clone()
      .json()
      .then((body: unknown) => ({ ok: response.ok, body })),
  );
  if (!ok) throw new Error("nothing to show");
  return body;
}

function preload(file: string): void {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "preload" : "modulepreload";
  if (isStyle) link.as = "style";
  link.crossOrigin = "";
  link.href = file;
  document.head.append(link);
}

/** Shows the frame as the app will: its rail folded or not, the menu's entry, the list's title. */
function dress(shell: HTMLElement): void {
  if (browserTexts.read("palier:rail") === "collapsed")
    for (const part of ["ui-shell", "ui-rail"])
      shell.querySelector(`.${part}`)?.classList.add(`${part}--collapsed`);
  const title = shell.querySelector("[data-title]");
  if (title !== null && list !== undefined) title.textContent = list.title;
  shell.querySelector(".first-filters")?.toggleAttribute("data-chips", hasChips);
  shell.querySelector("[data-buttons]")?.append(...(list?.buttons ?? []).map(buttonOf));
  // A record's page has no table.
  if (list === undefined) shell.querySelector("[data-list]")?.remove();
  for (const link of shell.querySelectorAll(".ui-rail__link")) {
    const href = link.getAttribute("href") ?? "";
    const isHere = pathname === href || (href !== "/admin/" && pathname.startsWith(`${href}/`));
    if (isHere) link.setAttribute("aria-current", "page");
  }
}

/** A button's look, with room for its icon. */
function buttonOf({ label, primary }: KnownList["buttons"][number]): HTMLElement {
  const button = document.createElement("span");
  button.className = `ui-button ui-button--medium ui-button--${primary === true ? "primary" : "secondary"}`;
  const icon = document.createElement("span");
  icon.className = "first-icon";
  button.append(icon, label);
  return button;
}

/** A script of the app did not come: after a deployment, or because the connection is gone. */
function showFailure(): void {
  document.getElementById("failed")?.removeAttribute("hidden");
}
