/** Small, so that a server starts at once. */
import { mostTableRows } from "@palier/contract/control";

/** Others follow from these. */
export const defaultCounts = {
  accountAdmin: 24,
  building: 240,
  neighborhood: 36,
  wallet: 26,
  user: 1_800,
  ula: 2_200,
  conversation: 260,
  incident: 420,
  news: 64,
  setting: 40,
  readyAnswer: 12,
  module: 18,
  managedService: 22,
  negotiatedService: 20,
  supplier: 18,
  theme: 14,
  service: 220,
  order: 900,
  quotation: 240,
  subscription: 24,
  subscriber: 320,
  deliveryPoint: 90,
  callback: 140,
  change: 480,
  alert: 24,
};

export type CountedTable = keyof typeof defaultCounts;
export type Counts = Readonly<Record<CountedTable, number>>;

export const countedTables: readonly CountedTable[] = typedKeys(defaultCounts);

/** Each row needs one of these. */
const needs: Readonly<Partial<Record<CountedTable, readonly CountedTable[]>>> = {
  ula: ["user", "building"],
  conversation: ["user"],
  incident: ["user", "building"],
  service: ["supplier", "theme"],
  order: ["user", "building", "service"],
  quotation: ["user", "building"],
  subscription: ["service"],
  subscriber: ["subscription", "user", "building"],
  callback: ["user"],
  change: ["building"],
  alert: ["order", "incident"],
};

/** The two demo accounts always exist; a table without parents is empty. */
export function planOf(rows: Partial<Counts> = {}): Counts {
  const plan = { ...defaultCounts, ...rows };
  plan.accountAdmin = Math.max(2, plan.accountAdmin);
  for (const table of countedTables) {
    if (needs[table]?.some((parent) => plan[parent] === 0)) plan[table] = 0;
  }
  return plan;
}

/** Kept in an empty back-office. */
const platform: ReadonlySet<CountedTable> = new Set(["accountAdmin", "module", "setting"]);

/**
 * `building=10000,order=500`; `all=0` empties tables not named, except the platform's. Throws a {@link
 * RangeError} in French and English.
 */
export function parseRows(text: string): Partial<Counts> {
  const rows: Partial<Record<CountedTable | "all", number>> = {};
  for (const part of text.split(",").filter((each) => each.trim() !== "")) {
    const [name = "", value = ""] = part.split("=").map((each) => each.trim());
    const table = name === "all" ? name : countedTables.find((each) => each === name);
    if (table === undefined) throw unknownTable(name);
    if (!/^\d{1,7}$/.test(value) || Number(value) > mostTableRows || part.split("=").length !== 2) {
      throw badNumber(part.trim());
    }
    if (rows[table] !== undefined) throw twice(name);
    rows[table] = Number(value);
  }
  const { all, ...named } = rows;
  if (all === undefined) return named;
  const others = countedTables.filter((table) => !platform.has(table)).map((table) => [table, all] as const);
  return { ...Object.fromEntries(others), ...named };
}

function unknownTable(name: string): RangeError {
  const names = ["all", ...countedTables].join(", ");
  return new RangeError(
    `--rows\u00a0: table inconnue «\u00a0${name}\u00a0». Tables possibles\u00a0: ${names}.\n--rows: unknown table "${name}". Known tables: ${names}.`,
  );
}

function badNumber(part: string): RangeError {
  return new RangeError(
    `--rows\u00a0: «\u00a0${part}\u00a0» n’est pas de la forme table=nombre, avec un entier de 0 à ${mostTableRows}.\n--rows: "${part}" is not table=number with an integer from 0 to ${mostTableRows}.`,
  );
}

function twice(name: string): RangeError {
  return new RangeError(
    `--rows\u00a0: la table «\u00a0${name}\u00a0» est donnée deux fois.\n--rows: table "${name}" is given twice.`,
  );
}

function typedKeys(of: typeof defaultCounts): CountedTable[] {
  const isKey = (key: string): key is CountedTable => key in of;
  return Object.keys(of).filter(isKey);
}
