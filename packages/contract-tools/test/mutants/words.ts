/** Faults in searches for several words. */
import { fieldMeta, type RouteEntry } from "@palier/contract";
import { type Door, queryOf, withQuery } from "./door.ts";
import { isTable, type Mutant, mutant } from "./mutant.ts";

/** Tables with words in two columns. */
function hasTexts(route: RouteEntry): boolean {
  if (!isTable(route) || route.meta.kind !== "table") return false;
  const kinds = Object.values(route.meta.row.shape).map((schema) => fieldMeta(schema).kind);
  return kinds.filter((kind) => kind === "text" || kind === "email").length > 1;
}

const termed =
  (turn: (term: string) => string): Door =>
  ({ request, next }) => {
    const term = queryOf(request).get("search[value]")?.trim() ?? "";
    if (!term.includes(" ")) return next();
    return next(withQuery(request, (query) => query.set("search[value]", turn(term))));
  };

export const wordMutants: readonly Mutant[] = [
  mutant(
    "several words are looked for by the first",
    "table-words",
    hasTexts,
    termed((term) => term.split(" ")[0] ?? ""),
  ),
  mutant(
    "several words are looked for as they stand side by side",
    "table-words",
    hasTexts,
    termed(() => "zqzqzqzq"),
  ),
  mutant(
    "quotation marks are looked for with their words",
    "table-words",
    hasTexts,
    termed((term) => (/["«»]/.test(term) ? "zqzqzqzq" : term)),
  ),
];
