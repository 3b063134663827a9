/**
 * The only inline script: requests data and scripts in parallel with the app's entry. Built apart
 * (first-paint/plugin.ts), allowed by its hash.
 */
import { scriptUrl } from "@palier/ui/trusted-types";
import { addressOf } from "#api/address.ts";
import { apiCredentials } from "#api/api-base.ts";
import { browserTexts, tabTexts } from "#browser/storage.ts";
import { restoreTheme } from "#browser/theme.ts";
import { restoreDensity } from "#lists/kept-density.ts";
import { listQuery } from "#lists/list-query.ts";
import { hasOwnQuery, readListState, viewParam } from "#lists/list-state.ts";
import { opensWithView } from "#views/kept-opening.ts";
import type { KnownList, KnownRecord } from "./known-list.ts";
import { isRows, paintRows } from "./paint-rows.ts";
import { loaded, noteFailures } from "./styled.ts";

interface Scripts {
  readonly scripts: readonly string[];
}

/** JSON by path: parsing all would take longer than showing one. */
declare const palierLists: Readonly<Record<string, string>>;
declare const palierEntry: { readonly script: string; readonly imports: readonly string[] };
declare const palierRecords: readonly (KnownRecord & Scripts)[];

/** Ms that the rows precede the scripts, and that the app waits for rows. */
const [rowsWait, mostWait] = [150, 1000];

noteFailures();
const answers = new Map<string, Promise<Response>>();
const { pathname, search } = location;

let hasChips = false;
// First, even before reading storage.
const session = ask("/admin/session");
const framed = new Promise<HTMLElement>(whenFramed);
const dressed = framed.then((frame) => (pathname === "/admin/login" ? frame.remove() : dress(frame)));
const list = knownList(palierLists[pathname]);
const scripts = [...(list?.scripts ?? [])];
for (const { at, reads, scripts: more } of palierRecords) {
  const id = new RegExp(`^${at.replace(":id", "([1-9]\\d{0,14})")}(?:/|$)`).exec(pathname)?.[1];
  if (id === undefined) continue;
  ask(reads.replace(/:\w+/, id));
  scripts.push(...more);
}
const shown = list === undefined ? undefined : showRows(list);
globalThis.palierEarly = answers;
restoreTheme();
restoreDensity();
// On a fast connection rows are painted before any script is requested.
const asked = Promise.race([shown, after(rowsWait)]).then(preloadAll);
void Promise.race([shown, after(mostWait)])
  .then(() => asked)
  .then(begin);
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showFailure(), {
  capture: true,
});

/** Never fails: the app requests the rows again, or reports the error. */
async function showRows(of: KnownList): Promise<void> {
  const known = { ...of, sortable: new Set(of.sortable), filters: new Set(of.filters) };
  const params = new URLSearchParams(search);
  const isOwn = hasOwnQuery(params, known);
  const isViewed = of.views !== undefined && params.has(viewParam);
  if (of.views !== undefined && isViewed) ask("/admin/views", { list: of.views });
  // A view's rows and columns are the app's.
  if (!isOwn && of.views !== undefined && (isViewed || opensWithView(of.views))) return;
  const state = readListState(params, known);
  hasChips = Object.keys(state.filters).length > 0;
  const page = copyOf(ask(of.path, listQuery(of.columns, state, 1)));
  if (isViewed) return;
  try {
    const [said, answer] = await Promise.all([copyOf(session), page, dressed]);
    const admin = member(member(said, "admin"), "id");
    const rows = member(answer, "data");
    const filtered = member(answer, "recordsFiltered");
    if (of.shown && typeof admin === "number" && typeof filtered === "number" && isRows(rows))
      paintRows(of, { admin, rows, filtered });
    await painted();
  } catch {
    // Show nothing rather than an invalid answer.
  }
}

/** Trusted: written by the build. */
function knownList(json: string | undefined): (KnownList & Scripts) | undefined {
  return json === undefined ? undefined : JSON.parse(json);
}

function member(found: unknown, name: string): unknown {
  return typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
}

async function begin(): Promise<void> {
  // Reading storage blocks the page: better now than when the router starts.
  tabTexts.read("");
  await parsed();
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(loaded));
  const entry = document.createElement("script");
  entry.type = "module";
  entry.crossOrigin = "";
  entry.src = scriptUrl("palier-entry", /^\/assets\/[\w-]+\.js$/, palierEntry.script);
  document.body.append(entry);
}

async function parsed(): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/** The frame is complete when its next sibling exists. */
function whenFramed(resolve: (frame: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const frame = document.getElementById("frame");
    if (frame?.nextElementSibling == null) return;
    observer.disconnect();
    resolve(frame);
  });
  observer.observe(document, { childList: true, subtree: true });
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function ask(path: string, query?: Readonly<Record<string, unknown>>): Promise<Response> {
  const address = addressOf(path, query === undefined ? {} : { query: { ...query } });
  const answer = fetch(address, { headers: { accept: "application/json" }, credentials: apiCredentials });
  // The caller handles failures, if it awaits.
  answer.catch(() => undefined);
  answers.set(address, answer);
  return answer;
}

/** The app reads the answer too. */
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

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** At low priority: they would compete with the data on a slow connection. */
function preloadAll(): void {
  for (const file of [palierEntry.script, ...palierEntry.imports, ...scripts]) preload(file);
}

function preload(file: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.fetchPriority = "low";
  link.href = file;
  document.head.append(link);
}

/** Folded rail, current menu entry, list title. */
function dress(shell: HTMLElement): void {
  const links = [...shell.querySelectorAll(".ui-rail__link")];
  if (browserTexts.read("palier:rail") === "collapsed") {
    for (const part of ["ui-shell", "ui-rail"])
      shell.querySelector(`.${part}`)?.classList.add(`${part}--collapsed`);
    shell.querySelector(".ui-brand__word")?.remove();
    // The words are hidden then.
    for (const link of links) link.ariaLabel = link.textContent;
  }
  // The rail's links work without the app; buttons do not.
  for (const button of shell.querySelectorAll("button")) button.disabled = true;
  shell.querySelector(".ui-skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    shell.querySelector("main")?.focus();
  });
  const title = shell.querySelector("[data-title]");
  if (title !== null && list !== undefined) title.textContent = list.title;
  shell.querySelector(".first-filters")?.toggleAttribute("data-chips", hasChips);
  title?.parentElement?.toggleAttribute("data-tabs", list?.tabs === true);
  const buttons = list?.buttons ?? [];
  const isPrimary = ({ primary }: KnownList["buttons"][number]): boolean => primary === true;
  shell.querySelector(".ui-rare")?.append(...buttons.filter((each) => !isPrimary(each)).map(buttonOf));
  shell.querySelector("[data-buttons]")?.append(...buttons.filter(isPrimary).map(buttonOf));
  if (list === undefined)
    for (const part of ["[data-list]", "[data-buttons]"]) shell.querySelector(part)?.remove();
  for (const link of links) {
    const href = link.getAttribute("href") ?? "";
    const isHere = pathname === href || (href !== "/admin/" && pathname.startsWith(`${href}/`));
    if (isHere) link.setAttribute("aria-current", "page");
  }
}

function buttonOf({ label, primary }: KnownList["buttons"][number]): HTMLElement {
  const button = document.createElement("button");
  button.disabled = true;
  button.className = `ui-button ui-button--medium ui-button--${primary === true ? "primary" : "secondary"}`;
  const icon = document.createElement("span");
  icon.className = "first-icon";
  const words = document.createElement("span");
  words.className = "ui-button__label";
  words.textContent = label;
  button.append(icon, words);
  return button;
}

/** Scripts are missing after a deployment, or offline. */
function showFailure(): void {
  document.getElementById("failed")?.removeAttribute("hidden");
}
