/** S25: operations of the specification that pages requested. */
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { contract, type RouteEntry, routesOf } from "@palier/contract";
import type { JournalEntry } from "@palier/contract/control";
import type { BrowserContext } from "@playwright/test";

/** Playwright empties the run's output folder before each run. */
const fileIn = (folder: string): string => join(folder, "used-operations.txt");

const operations = routesOf(contract).filter(({ meta }) => meta.provenance === "spec");

/** Such as `GET /admin/`. A test's own calls do not count. */
export function asked(context: BrowserContext): ReadonlySet<string> {
  const calls = new Set<string>();
  context.on("request", (request) => calls.add(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

/** Answered to a page, by the journal, or opened as a page. */
export function usedBy(pages: ReadonlySet<string>, journal: readonly JournalEntry[]): string[] {
  const calls = journal.filter(
    ({ method, path, status }) => status < 400 && pages.has(`${method} /api${path}`),
  );
  const routes = new Set(calls.map(({ route }) => route));
  const isUsed = ({ name, method, template, meta }: RouteEntry): boolean =>
    meta.kind === "page" ? pages.has(`${method} ${template}`) : routes.has(name);
  return operations.filter(isUsed).map(({ name }) => name);
}

/** Several workers may append: lines are written whole. */
export async function keepUsed(folder: string, names: readonly string[]): Promise<void> {
  if (names.length > 0) await appendFile(fileIn(folder), `${names.join(" ")}\n`);
}

/** @throws Error if no test has run */
export async function usedInRun(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readFile(fileIn(folder), "utf8")).split(/\s+/));
}

export const unusedOf = (used: ReadonlySet<string>): string[] =>
  operations
    .filter(({ name }) => !used.has(name))
    .map(({ name, method, template }) => `${method} ${template} (${name})`);
