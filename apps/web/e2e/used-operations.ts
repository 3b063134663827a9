/** Which operations of the specification pages asked for while the browser tests ran (S25). */
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { contract, type RouteEntry, routesOf } from "@palier/contract";
import type { JournalEntry } from "@palier/contract/control";
import type { BrowserContext } from "@playwright/test";

/** In the run's output folder, which Playwright empties before each run. */
const fileIn = (folder: string): string => join(folder, "used-operations.txt");

const operations = routesOf(contract).filter(({ meta }) => meta.provenance === "spec");

/** Notes what the pages of a browser ask for, as `GET /admin/`. A test's own calls are none of a page's. */
export function asked(context: BrowserContext): ReadonlySet<string> {
  const calls = new Set<string>();
  context.on("request", (request) => calls.add(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

/** Names the operations that a journal shows as answered to a page, and the pages that were opened. */
export function usedBy(pages: ReadonlySet<string>, journal: readonly JournalEntry[]): string[] {
  const calls = journal.filter(
    ({ method, path, status }) => status < 400 && pages.has(`${method} /api${path}`),
  );
  const routes = new Set(calls.map(({ route }) => route));
  const isUsed = ({ name, method, template, meta }: RouteEntry): boolean =>
    meta.kind === "page" ? pages.has(`${method} ${template}`) : routes.has(name);
  return operations.filter(isUsed).map(({ name }) => name);
}

/** Adds what a test used to what the run used; a line is written whole, also beside another worker's. */
export async function keepUsed(folder: string, names: readonly string[]): Promise<void> {
  if (names.length > 0) await appendFile(fileIn(folder), `${names.join(" ")}\n`);
}

/** What the tests of this run used so far. Throws when none has run before. */
export async function usedInRun(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readFile(fileIn(folder), "utf8")).split(/\s+/));
}

/** The operations of the specification that no page asked for, as people look them up. */
export const unusedOf = (used: ReadonlySet<string>): string[] =>
  operations
    .filter(({ name }) => !used.has(name))
    .map(({ name, method, template }) => `${method} ${template} (${name})`);
