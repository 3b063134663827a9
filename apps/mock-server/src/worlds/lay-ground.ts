import type { Area } from "../from-contract/define-area.ts";
import { hostileMedia } from "../seed/hostile/hostile-media.ts";
import { hostilePrefix, hostileTables } from "../seed/hostile/hostile-tables.ts";
import type { Counts } from "../seed/plan.ts";
import { seedOf } from "../seed/seed.ts";
import type { SeedTable } from "../seed/seeding.ts";
import { BaseTable } from "../store/base-table.ts";
import type { ColumnSpec } from "../store/column-spec.ts";
import { type AnyRow, catalog, columnsOf } from "../world/catalog.ts";
import { nameCopies } from "../world/name-copies.ts";
import type { RuleBook } from "../world/rule-book.ts";
import type { LinkEnd } from "../world/rule-shapes.ts";
import type { Ground } from "../world/world.ts";

/** Missing ones follow the seed's plan. */
export type Rows = Partial<Counts>;

/** A table's rows are made when it is first read. `hostile:palier` is `palier` with malicious texts and pictures. */
export function layGround(seed: string, rows: Rows, areas: readonly Area[]): Ground {
  const isHostile = seed.startsWith(hostilePrefix);
  const town = isHostile ? seed.slice(hostilePrefix.length) : seed;
  const seeded = seedOf({ seed: town, rows });
  const { now } = seeded;
  const rules = ruleBook(areas, new Set(seeded.tables.map(({ table }) => table)));
  const tables = isHostile ? hostileTables(seeded.tables, rules.copies) : seeded.tables;
  const media = isHostile ? hostileMedia(seeded.media) : seeded.media;
  const built = tables.map((each) => [each.table, baseOf(each, endsOf(rules, each.table))] as const);
  return { seed, now, tables: new Map(built), rules, media };
}

function baseOf(
  { table, count, rows, columns = [] }: SeedTable,
  ends: readonly LinkEnd[],
): BaseTable<AnyRow> {
  return new BaseTable({
    name: table,
    columns: columnsFor(table, [...ends.map(({ column }) => column), ...columns]),
    count,
    rows: () => rows().map((row) => storedRow(table, row)),
  });
}

const endsOf = ({ links }: RuleBook, table: string): readonly LinkEnd[] =>
  links.find((link) => link.table === table)?.ends ?? [];

/** Those of a link table are numbers. */
function columnsFor(table: string, names: readonly string[]): ColumnSpec[] {
  const entity = catalog.get(table);
  if (entity !== undefined) return columnsOf(entity);
  return [...new Set(names)].map((name) => ({ name, kind: "number", searchable: false }));
}

function storedRow(table: string, row: object): AnyRow {
  if (!isStored(row)) throw new TypeError(`${table}: a seeded row has no id or version`);
  return row;
}

function isStored(row: object): row is AnyRow {
  return "id" in row && typeof row.id === "number" && "version" in row && typeof row.version === "number";
}

function ruleBook(areas: readonly Area[], tables: ReadonlySet<string>): RuleBook {
  return {
    entities: new Map(
      areas.flatMap(({ rules = [] }) => rules.map((each) => [each.entity.name, each] as const)),
    ),
    copies: [...nameCopies(tables), ...areas.flatMap(({ copies = [] }) => copies)],
    counts: areas.flatMap(({ counts = [] }) => counts),
    links: areas.flatMap(({ links = [] }) => links),
    dues: areas.flatMap(({ dues = [] }) => dues),
    follows: areas.flatMap(({ follows = [] }) => follows),
    media: areas.flatMap(({ media }) => media ?? []),
  };
}
