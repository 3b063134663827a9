/** Which operations of the specification the pages requested during the browser tests (S25). */
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { contract, type RouteEntry, routesOf } from "@palier/contract";
import type { JournalEntry } from "@palier/contract/control";
import type { BrowserContext } from "@playwright/test";

/** In the run's output folder, which Playwright empties before each run. */
const fileIn = (folder: string): string => join(folder, "used-operations.txt");

const operations = routesOf(contract).filter(({ meta }) => meta.provenance === "spec");

/** Records the requests of a browser's pages, as `GET /admin/`. A test's own calls are not a page's. */
export function asked(context: BrowserContext): ReadonlySet<string> {
  const calls = new Set<string>();
  context.on("request", (request) => calls.add(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

/** The operations that a journal shows as answered to a page, and the opened pages. */
export function usedBy(pages: ReadonlySet<string>, journal: readonly JournalEntry[]): string[] {
  const calls = journal.filter(
    ({ method, path, status }) => status < 400 && pages.has(`${method} /api${path}`),
  );
  const routes = new Set(calls.map(({ route }) => route));
  const isUsed = ({ name, method, template, meta }: RouteEntry): boolean =>
    meta.kind === "page" ? pages.has(`${method} ${template}`) : routes.has(name);
  return operations.filter(isUsed).map(({ name }) => name);
}

/** Adds a test's operations to the run's; lines are written whole, also by several workers. */
export async function keepUsed(folder: string, names: readonly string[]): Promise<void> {
  if (names.length > 0) await appendFile(fileIn(folder), `${names.join(" ")}\n`);
}

/** What this run's tests have used so far. Throws if none has run. */
export async function usedInRun(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readFile(fileIn(folder), "utf8")).split(/\s+/));
}

/** The operations of the specification that no page requested, as users look them up. */
export const unusedOf = (used: ReadonlySet<string>): string[] =>
  operations
    .filter(({ name }) => !used.has(name))
    .map(({ name, method, template }) => `${method} ${template} (${name})`);
