import { type walletImport, walletImportTexts } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import type { RowOf } from "../../world/catalog.ts";
import { dateText, instantText } from "../calendar.ts";
import { times } from "../lists.ts";
import { type SeedTable, seedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { type Run, walletImports } from "./wallet-runs.ts";

const kinds = [
  ["buildings", "immeubles"],
  ["lots", "lots"],
  ["users", "residents"],
] as const;

/** Field, reason, cells. */
const faults = {
  buildings: [
    [
      "postalCode",
      "Ce code postal n’est pas valide (exemple\u00a0: 75011).",
      ["Le Clos", "2, rue du Port", "6900", "Lyon", "12"],
    ],
    ["name", "Cette valeur est obligatoire.", ["", "8, quai des Brumes", "44000", "Nantes", "31"]],
    [
      "lotCount",
      "Un nombre entier est attendu.",
      ["Les Érables", "14, allée des Pins", "33000", "Bordeaux", "douze"],
    ],
  ],
  lots: [
    ["reference", "Aucun immeuble de ce portefeuille n’a cette référence.", ["A12", "2e"]],
    ["lotNumber", "Cette valeur est obligatoire.", ["", "3e"]],
  ],
  users: [
    ["email", "Cette adresse e-mail n’est pas valide.", ["Léa", "Martin", "lea.martin", "06 12 34 56 78"]],
    [
      "phone",
      "Ce numéro de téléphone n’est pas valide.",
      ["Hugo", "Petit", "hugo.petit@exemple.fr", "06 12 34"],
    ],
    ["lastName", "Cette valeur est obligatoire.", ["Inès", "", "ines@exemple.fr", "06 98 76 54 32"]],
  ],
} as const satisfies Record<string, readonly (readonly [string, string, readonly string[]])[]>;

export function walletImportSeed(town: Town): SeedTable<RowOf<typeof walletImport>> {
  const { buildings, residents } = town;
  const { count, sizeOf, runOf } = walletImports(town);
  const draws = town.stream("walletImport");
  const admins = town.stream("walletImport.admin");
  // No file brought more than its wallet has today.
  const known = (kind: Kind, wallet: number): number => {
    if (kind === "lots") return buildings.lotsByWallet()[wallet] ?? 0;
    const held = buildings.byWallet()[wallet] ?? 0;
    return kind === "users" ? held * 5 : held;
  };
  const importOf = (wallet: number, run: Run, index: number) => {
    const random = draws.at(index);
    const [kind, word] = random.pick(kinds);
    return {
      walletId: wallet + 1,
      walletName: buildings.walletName(wallet),
      fileName: `${word}-${dateText(run.startedAt ?? town.now)}.csv`,
      kind,
      status: run.status,
      startedAt: run.startedAt === null ? null : instantText(run.startedAt),
      finishedAt: run.finishedAt === null ? null : instantText(run.finishedAt),
      ...progress(kind, run, known(kind, wallet), random),
      byAdmin: residents.adminName(residents.anyAdmin(admins, index)),
    };
  };
  return seedTable("walletImport", count, () =>
    times(town.counts.wallet, (wallet) =>
      times(sizeOf(wallet), (rank) => ({ wallet, run: runOf(wallet, rank) })),
    )
      .flat()
      .map(({ wallet, run }, index) => importOf(wallet, run, index)),
  );
}

type Progress = Pick<
  RowOf<typeof walletImport>,
  | "rowsTotal"
  | "rowsImported"
  | "rowsCreated"
  | "rowsChanged"
  | "rowsTakenOver"
  | "rowsUnchanged"
  | "rowsRejected"
  | "header"
  | "rejects"
>;
type Kind = RowOf<typeof walletImport>["kind"];

function progress(kind: Kind, { status }: Run, known: number, random: Rng): Progress {
  const total = random.int(Math.ceil(known / 4), known);
  switch (status) {
    case "queued":
      return { ...taken(kind, 0, 0), rejects: [] };
    case "running":
      return { ...taken(kind, total, random.below(Math.max(1, total))), rejects: [] };
    case "succeeded":
      return { ...taken(kind, total, total), rejects: [] };
    case "failed": {
      const message = "L’en-tête du fichier n’est pas celui attendu.";
      const rejects = [{ line: 1, field: null, message, cells: [] }];
      return { ...taken(kind, total, 0), rowsRejected: 1, rejects };
    }
    case "partial": {
      const rowsRejected = random.int(1, 9);
      const lines = total + rowsRejected;
      const apart = Math.max(1, Math.floor(lines / 10));
      const rejects = Array.from({ length: rowsRejected }, (_, at) => {
        const [field, message, cells] = random.pick<Fault>(faults[kind]);
        const line = 2 + at * apart + random.below(apart);
        return { line, field, message, cells: kind === "users" ? [...cells] : [`ANC-${line}`, ...cells] };
      });
      return { ...taken(kind, lines, total), rowsRejected, rejects };
    }
  }
}

type Fault = readonly [field: string, message: string, cells: readonly string[]];

/** Users are created, known buildings changed. */
function taken(kind: Kind, rowsTotal: number, rowsImported: number): Omit<Progress, "rejects"> {
  return {
    rowsTotal,
    rowsImported,
    rowsCreated: kind === "users" ? rowsImported : 0,
    rowsChanged: kind === "buildings" ? rowsImported : 0,
    rowsTakenOver: 0,
    rowsUnchanged: kind === "lots" ? rowsImported : 0,
    rowsRejected: 0,
    header: Object.values(walletImportTexts.columns[kind]),
  };
}
