/**
 * The only inline script: it asks for the session, the rows or the record of the address, and names the screen's scripts,
 * while the app's entry is on its way. Built apart (first-paint/plugin.ts), allowed by its hash.
 */
import { addressOf } from "#api/address.ts";
import { apiCredentials } from "#api/api-base.ts";
import { browserTexts } from "#browser/storage.ts";
import { restoreTheme } from "#browser/theme.ts";
import { listQuery } from "#lists/list-query.ts";
import { hasOwnQuery, readListState, viewParam } from "#lists/list-state.ts";
import { opensWithView } from "#views/kept-opening.ts";
import type { KnownList, KnownRecord } from "./known-list.ts";

interface Scripts {
  readonly scripts: readonly string[];
}

/** JSON by path: parsing all would take longer than using one. */
declare const palierLists: Readonly<Record<string, string>>;
declare const palierRecords: readonly (KnownRecord & Scripts)[];

const answers = new Map<string, Promise<Response>>();
const { pathname, search } = location;

// First, even before reading storage.
ask("/admin/session");
const list = knownList(palierLists[pathname]);
if (list !== undefined) {
  askForRows(list);
  for (const file of list.scripts) preload(file);
}
for (const { at, reads, scripts } of palierRecords) {
  const id = new RegExp(`^${at.replace(":id", "([1-9]\\d{0,14})")}(?:/|$)`).exec(pathname)?.[1];
  if (id === undefined) continue;
  ask(reads.replace(/:\w+/, id));
  for (const file of scripts) preload(file);
}
globalThis.palierEarly = answers;
restoreTheme();
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showFailure(), {
  capture: true,
});
// Once, when all is parsed and before the app starts.
document.addEventListener("readystatechange", showPlace, { once: true });

function askForRows({ views, path, columns, ...of }: KnownList): void {
  const known = { ...of, sortable: new Set(of.sortable), filters: new Set(of.filters) };
  const params = new URLSearchParams(search);
  const isViewed = views !== undefined && params.has(viewParam);
  if (isViewed) ask("/admin/views", { list: views });
  // The app knows a view's rows.
  if (!hasOwnQuery(params, known) && views !== undefined && (isViewed || opensWithView(views))) return;
  ask(path, listQuery(columns, readListState(params, known), 1));
}

/** Trusted: written by the build. */
function knownList(json: string | undefined): (KnownList & Scripts) | undefined {
  return json === undefined ? undefined : JSON.parse(json);
}

function ask(path: string, query?: Readonly<Record<string, unknown>>): void {
  const address = addressOf(path, query === undefined ? {} : { query: { ...query } });
  const answer = fetch(address, { headers: { accept: "application/json" }, credentials: apiCredentials });
  // Whoever takes the answer handles its failure.
  answer.catch(() => undefined);
  answers.set(address, answer);
}

function preload(file: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = file;
  document.head.append(link);
}

/** Folded rail, current menu entry, list title. The rail's links are the browser's own. */
function showPlace(): void {
  const frame = document.getElementById("frame");
  if (pathname === "/admin/login") frame?.remove();
  if (frame === null) return;
  const links = [...frame.querySelectorAll(".ui-rail__link")];
  if (browserTexts.read("palier:rail") === "collapsed") {
    for (const part of ["ui-shell", "ui-rail"])
      frame.querySelector(`.${part}`)?.classList.add(`${part}--collapsed`);
    frame.querySelector(".ui-brand__word")?.remove();
    // The words are hidden then.
    for (const link of links) link.ariaLabel = link.textContent;
  }
  const title = frame.querySelector("[data-title]");
  if (list === undefined) frame.querySelector("[data-list]")?.remove();
  else if (title !== null) title.textContent = list.title;
  for (const link of links) {
    const href = link.getAttribute("href") ?? "";
    const isHere = pathname === href || (href !== "/admin/" && pathname.startsWith(`${href}/`));
    if (isHere) link.setAttribute("aria-current", "page");
  }
}

/** Scripts are missing after a deployment, or offline. */
function showFailure(): void {
  document.getElementById("failed")?.removeAttribute("hidden");
}
