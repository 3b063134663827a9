import type { BaseTableSource } from "../apps/mock-server/src/store/base-table.ts";
import type { ColumnSpec, StoredRow } from "../apps/mock-server/src/store/column-spec.ts";

export interface BenchRow extends StoredRow {
  readonly name: string;
  readonly reference: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly neighborhoodId: number;
  readonly neighborhoodName: string;
  readonly walletId: number | null;
  readonly walletName: string | null;
  readonly status: string;
  readonly lotCount: number;
  readonly userCount: number;
  readonly managerEmail: string;
  readonly accessInstructions: string | null;
  readonly createdAt: string;
}

const KINDS = ["Résidence", "Le Clos", "Villa", "Les Jardins", "Le Domaine", "Cité", "Le Parc", "Château"];
const NAMES = [
  "des Lilas",
  "du Chêne",
  "de l’Orée",
  "Saint-Éloi",
  "Victor-Hugo",
  "des Érables",
  "du Cœur-Volant",
];
const STREETS = [
  "rue de la République",
  "avenue Jean-Jaurès",
  "boulevard Voltaire",
  "place de l’Église",
  "allée des Tilleuls",
];
const TOWNS = [
  "Évry",
  "Lyon",
  "Nîmes",
  "Besançon",
  "Orléans",
  "Angoulême",
  "Créteil",
  "Sète",
  "Alès",
  "Mâcon",
];
const FIRST = ["jeanne", "karim", "helene", "francois", "aicha", "loic", "chloe", "noel", "zoe", "benoit"];
const LAST = ["martin", "benali", "dubois", "lefevre", "nguyen", "garcia", "moreau", "fournier"];
const STATUSES = ["brouillon", "actif", "archivé"];

/** Pseudo-random below `span`, determined by row and salt. */
function pick(index: number, salt: number, span: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % span;
}

const of = (list: readonly string[], index: number, salt: number): string =>
  list[pick(index, salt, list.length)] ?? "";

function rowAt(index: number): BenchRow {
  const town = pick(index, 1, 300);
  const neighborhoodId = pick(index, 2, 2000) + 1;
  const walletId = pick(index, 3, 10) === 0 ? null : pick(index, 4, 200) + 1;
  const person = `${of(FIRST, index, 5)}.${of(LAST, index, 6)}`;
  return {
    id: index + 1,
    version: 1,
    name: `${of(KINDS, index, 7)} ${of(NAMES, index, 8)} ${pick(index, 9, 1_000_000)}`,
    reference: `IMM-${String(pick(index, 10, 10_000_000)).padStart(7, "0")}-${index}`,
    street: `${pick(index, 11, 250) + 1} ${of(STREETS, index, 12)} ${pick(index, 13, 2000)}`,
    postalCode: String(10_000 + town * 37),
    city: `${TOWNS[town % TOWNS.length] ?? ""}${town < 10 ? "" : ` ${Math.floor(town / 10)}`}`,
    neighborhoodId,
    neighborhoodName: `Quartier ${of(NAMES, neighborhoodId, 14)} ${neighborhoodId}`,
    walletId,
    walletName: walletId === null ? null : `Portefeuille ${walletId}`,
    status: of(STATUSES, index, 15),
    lotCount: pick(index, 16, 400),
    userCount: pick(index, 17, 900),
    managerEmail: `${person}${pick(index, 18, 1_000_000)}@syndic-exemple.test`,
    accessInstructions:
      pick(index, 19, 3) === 0 ? null : `Code ${pick(index, 20, 100_000)}, porte ${of(NAMES, index, 21)}`,
    createdAt: new Date(1.6e12 + pick(index, 22, 2_000_000_000) * 80).toISOString(),
  };
}

const numbers = ["neighborhoodId", "walletId", "lotCount", "userCount"];
const unsearched = ["status", "createdAt", "accessInstructions", ...numbers];
const columns: readonly ColumnSpec[] = Object.keys(rowAt(0))
  .filter((name) => name !== "id" && name !== "version")
  .map((name) => ({
    name,
    kind: numbers.includes(name) ? "number" : "text",
    searchable: !unsearched.includes(name),
  }));

export function benchSource(count: number): BaseTableSource<BenchRow> {
  return { name: "building", columns, count, rowAt };
}
