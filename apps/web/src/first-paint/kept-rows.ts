/**
 * The last page of each list that this browser's admin had before them, so that the document can show it at the next
 * visit before anything has been asked (docs/decisions/0062). Kept for this admin alone, for a day's work at most; it goes
 * with the session.
 */
import { browserTexts } from "#browser/storage.ts";

export type KeptRow = Readonly<Record<string, unknown>>;

export interface KeptPage {
  /** Whose it is, by id. */
  readonly admin: number;
  /** The screen's address with its search: another search is another page. */
  readonly at: string;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly since: number;
  readonly rows: readonly KeptRow[];
  /** How many rows the filters leave. */
  readonly filtered: number;
}

/** A change of the shape takes a new name: what older versions left is dropped unread. */
const key = "palier:last-pages:1";
const mostPages = 5;
const mostAgeMs = 8 * 3_600_000;

/** The page that this address showed last; undefined when it is not kept, or too old. */
export function readKeptPage(at: string, now = Date.now()): KeptPage | undefined {
  return fresh(now).find((page) => page.at === at);
}

/** Keeps a page in place of what its address showed before; one without rows only takes that away. Pages of other admins go. */
export function keepPage(page: KeptPage): void {
  const others = fresh(page.since).filter(({ admin, at }) => admin === page.admin && at !== page.at);
  write(isRows(page.rows) ? [page, ...others].slice(0, mostPages) : others);
}

/** Another admin's pages go, and those that nobody will read any more. */
export function keepPagesOf(admin: number, now = Date.now()): void {
  if (browserTexts.read(key) !== undefined) write(fresh(now).filter((page) => page.admin === admin));
}

function write(pages: readonly KeptPage[]): void {
  if (pages.length === 0) forgetKeptPages();
  else browserTexts.writeIfRoom(key, JSON.stringify(pages));
}

/** Forgets all pages: nobody is signed in any more, or somebody else is. */
export function forgetKeptPages(): void {
  browserTexts.remove(key);
}

const fresh = (now: number): readonly KeptPage[] =>
  parsed(browserTexts.read(key)).filter(({ since }) => since <= now && now - since < mostAgeMs);

/** By hand: the document's own script reads it too, and carries no schema library. */
function parsed(text: string | undefined): readonly KeptPage[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) && found.every(isKept) ? found : [];
  } catch {
    return [];
  }
}

function isKept(found: unknown): found is KeptPage {
  if (typeof found !== "object" || found === null) return false;
  const { admin, at, since, rows, filtered }: Partial<Record<keyof KeptPage, unknown>> = found;
  const numbers = [admin, since, filtered].every((each) => typeof each === "number");
  return numbers && typeof at === "string" && isRows(rows);
}

/** Whether it is a page's rows, at least one. */
export function isRows(found: unknown): found is readonly KeptRow[] {
  return (
    Array.isArray(found) && found.length > 0 && found.every((row) => typeof row === "object" && row !== null)
  );
}

/** Whether these rows say what the kept ones said: those hold their columns alone. */
export const isSaidBy = (kept: readonly KeptRow[], rows: readonly KeptRow[]): boolean =>
  kept.length === rows.length &&
  kept.every((row, index) =>
    Object.entries(row).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(rows[index]?.[name]),
    ),
  );
