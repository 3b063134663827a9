import { building, check, user } from "@palier/contract";
import type { z } from "zod";
import { holdersOf } from "../../world/same-text.ts";
import type { World } from "../../world/world.ts";
import { importTexts as texts } from "./import.texts.ts";
import type { FileRow, ImportKind, NumberedRow } from "./read-file.ts";

/** Why one line of a file is not taken; `row` counts the file's rows from 0. */
export interface Reject {
  readonly row: number;
  readonly line: number;
  readonly field: string | null;
  readonly message: string;
}

interface Kind {
  /** What a cell must be, by the contract's own fields. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly optional: readonly string[];
  /** The columns whose values together stand once in a file. */
  readonly key: readonly string[];
  /** What the tables say against a row. */
  known(
    world: World,
    walletId: number,
    values: FileRow["values"],
  ): [field: string, message: string] | undefined;
}

const { reference, name, street, postalCode, city, lotCount } = building.record.shape;
const { firstName, lastName, email, phone } = user.record.shape;

const kinds: Readonly<Record<ImportKind, Kind>> = {
  buildings: {
    fields: { reference, name, street, postalCode, city, lotCount },
    optional: [],
    key: ["reference"],
    known: (world, walletId, values) => {
      const owner = buildingOf(world, values.reference)?.walletId ?? null;
      return owner === null || owner === walletId ? undefined : ["reference", texts.otherWallet];
    },
  },
  lots: {
    fields: { reference },
    optional: ["floor"],
    key: ["reference", "lotNumber"],
    known: (world, walletId, values) =>
      buildingOf(world, values.reference)?.walletId === walletId
        ? undefined
        : ["reference", texts.noBuilding],
  },
  users: {
    fields: { firstName, lastName, email, phone },
    optional: ["phone"],
    key: ["email"],
    known: (world, _walletId, values) => {
      const holders = holdersOf(world.table(user), "email", values.email ?? "");
      return holders.length > 0 ? ["email", texts.knownUser] : undefined;
    },
  },
};

/** The first fault of each row that has one, in the file's order. */
export function checkRows(
  world: World,
  walletId: number,
  kind: ImportKind,
  rows: readonly NumberedRow[],
): Reject[] {
  const rules = kinds[kind];
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, line, values }): Reject[] => {
    const key = rules.key.map((column) => (values[column] ?? "").toLowerCase()).join("\n");
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    const fault =
      faultOf(rules, values) ??
      (first === undefined ? undefined : ([rules.key.at(-1) ?? "", texts.twice(first)] as const)) ??
      rules.known(world, walletId, values);
    return fault === undefined ? [] : [{ row, line, field: fault[0], message: fault[1] }];
  });
}

function faultOf(
  { fields, optional }: Kind,
  values: FileRow["values"],
): readonly [string, string] | undefined {
  for (const [column, value] of Object.entries(values)) {
    if (value === "") {
      if (!optional.includes(column)) return [column, texts.required];
      continue;
    }
    const schema = fields[column];
    const checked = schema && check(schema, column === "lotCount" ? wholeNumber(value) : value);
    if (checked?.ok === false) return [column, checked.errors[0]?.message ?? ""];
  }
  return undefined;
}

/** A number as people write it in a file: digits, and not `1e3` or `0x10`. */
const wholeNumber = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** The building of a reference, which is the same in capitals. */
export const buildingOf = (world: World, sought: string | undefined) =>
  holdersOf(world.table(building), "reference", sought ?? "")[0];
