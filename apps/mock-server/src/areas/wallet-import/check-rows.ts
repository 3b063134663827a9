import { building, check, user } from "@palier/contract";
import type { z } from "zod";
import { byText } from "../../world/same-text.ts";
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

type Fault = readonly [field: string, message: string];

interface Kind {
  /** What a cell must be, by the contract's own fields. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly optional: readonly string[];
  /** The columns whose values together stand once in a file. */
  readonly key: readonly string[];
  /** What the tables say against a row; they are read once for all rows. */
  known(world: World, walletId: number): (values: FileRow["values"]) => Fault | undefined;
}

const { reference, name, street, postalCode, city, lotCount } = building.record.shape;
const { firstName, lastName, email, phone } = user.record.shape;

const kinds: Readonly<Record<ImportKind, Kind>> = {
  buildings: {
    fields: { reference, name, street, postalCode, city, lotCount },
    optional: [],
    key: ["reference"],
    known: (world, walletId) => {
      const known = buildingsOf(world);
      return ({ reference: sought }) => {
        const owner = known(sought)?.walletId ?? null;
        return owner === null || owner === walletId ? undefined : ["reference", texts.otherWallet];
      };
    },
  },
  lots: {
    fields: { reference },
    optional: ["floor"],
    key: ["reference", "lotNumber"],
    known: (world, walletId) => {
      const known = buildingsOf(world);
      return ({ reference: sought }) =>
        known(sought)?.walletId === walletId ? undefined : ["reference", texts.noBuilding];
    },
  },
  users: {
    fields: { firstName, lastName, email, phone },
    optional: ["phone"],
    key: ["email"],
    known: (world) => {
      const known = byText(world.table(user), "email");
      return ({ email: sought }) => (known(sought) ? ["email", texts.knownUser] : undefined);
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
  const known = rules.known(world, walletId);
  const faultOf = cellChecks(rules);
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, line, values }): Reject[] => {
    const key = rules.key.map((column) => (values[column] ?? "").toLowerCase()).join("\n");
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    const fault =
      faultOf(values) ??
      (first === undefined ? undefined : ([rules.key.at(-1) ?? "", texts.twice(first)] as const)) ??
      known(values);
    return fault === undefined ? [] : [{ row, line, field: fault[0], message: fault[1] }];
  });
}

/** Says what is wrong with a row's own cells. What a cell holds is checked once, however many lines hold it. */
function cellChecks({ fields, optional }: Kind): (values: FileRow["values"]) => Fault | undefined {
  const known = new Map<string, Map<string, string | undefined>>();
  const messageOf = (column: string, value: string): string | undefined => {
    if (value === "") return optional.includes(column) ? undefined : texts.required;
    const schema = fields[column];
    const checked = schema && check(schema, column === "lotCount" ? wholeNumber(value) : value);
    return checked?.ok === false ? (checked.errors[0]?.message ?? "") : undefined;
  };
  return (values) => {
    for (const [column, value] of Object.entries(values)) {
      const messages = known.get(column) ?? new Map<string, string | undefined>();
      known.set(column, messages);
      if (!messages.has(value)) messages.set(value, messageOf(column, value));
      const message = messages.get(value);
      if (message !== undefined) return [column, message];
    }
    return undefined;
  };
}

/** A number as people write it in a file: digits, and not `1e3` or `0x10`. */
const wholeNumber = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** The building of a reference, which is the same in capitals. */
export const buildingsOf = (world: World) => byText(world.table(building), "reference");
