import type { Area } from "../from-contract/define-area.ts";
import { defaultNow } from "../seed/calendar.ts";
import type { BaseTable } from "../store/base-table.ts";
import { type AnyRow, catalog } from "./catalog.ts";
import type { Ground } from "./ground.ts";
import { plainTable } from "./provisional-seed.ts";
import type { RuleBook } from "./rule-book.ts";

/** How many rows of which entity. */
export type Rows = Readonly<Record<string, number>>;

/** Builds the ground of all worlds from a seed. */
export function layGround(seed: string, rows: Rows, areas: readonly Area[]): Ground {
  const rules = ruleBook(areas);
  const tables = new Map<string, BaseTable<AnyRow>>();
  for (const name of catalog.keys())
    tables.set(name, plainTable(name, rows[name] ?? (name === "change" ? 0 : 40)));
  for (const { table } of rules.links) if (!tables.has(table)) tables.set(table, plainTable(table, 0));
  return { seed, now: defaultNow, tables, rules, media: () => undefined };
}

function ruleBook(areas: readonly Area[]): RuleBook {
  return {
    entities: new Map(
      areas.flatMap(({ rules = [] }) => rules.map((each) => [each.entity.name, each] as const)),
    ),
    copies: areas.flatMap(({ copies = [] }) => copies),
    counts: areas.flatMap(({ counts = [] }) => counts),
    links: areas.flatMap(({ links = [] }) => links),
  };
}
