import type { walletImport } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { dateText, instantText } from "../calendar.ts";
import type { Rng } from "../random.ts";
import type { SeedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { type Run, walletImports } from "./wallet-runs.ts";

const kinds = [
  ["buildings", "immeubles"],
  ["lots", "lots"],
  ["users", "residents"],
] as const;
const faults = [
  ["postalCode", "Le code postal doit avoir cinq chiffres."],
  ["email", "L’adresse e-mail n’est pas valable."],
  ["reference", "Cette référence existe déjà."],
  ["lotNumber", "Le lot n’existe pas dans cet immeuble."],
  ["name", "Le nom est vide."],
] as const;

/** Imports of files into wallets; rejected lines are listed one by one. */
export function walletImportSeed(town: Town): SeedTable<RowOf<typeof walletImport>> {
  const { buildings, residents } = town;
  const { runs, runOf } = walletImports(town);
  const draws = town.stream("walletImport");
  const admins = town.stream("walletImport.admin");
  return {
    table: "walletImport",
    count: runs.total,
    rowAt: (index) => {
      const random = draws.at(index);
      const wallet = runs.parent(index);
      const run = runOf(index);
      const [kind, word] = random.pick(kinds);
      return {
        id: index + 1,
        version: 1,
        walletId: wallet + 1,
        walletName: buildings.walletName(wallet),
        fileName: `${word}-${dateText(run.startedAt ?? town.now)}.csv`,
        kind,
        status: run.status,
        startedAt: run.startedAt === null ? null : instantText(run.startedAt),
        finishedAt: run.finishedAt === null ? null : instantText(run.finishedAt),
        ...progress(run, random),
        byAdmin: residents.adminName(residents.anyAdmin(admins, index)),
      };
    },
  };
}

type Progress = Pick<RowOf<typeof walletImport>, "rowsTotal" | "rowsImported" | "rowsRejected" | "rejects">;

function progress({ status }: Run, random: Rng): Progress {
  const total = random.int(12, 900);
  switch (status) {
    case "queued":
      return { rowsTotal: 0, rowsImported: 0, rowsRejected: 0, rejects: [] };
    case "running":
      return { rowsTotal: total, rowsImported: random.int(1, total - 1), rowsRejected: 0, rejects: [] };
    case "succeeded":
      return { rowsTotal: total, rowsImported: total, rowsRejected: 0, rejects: [] };
    case "failed": {
      const rejects = [{ line: 1, field: null, message: "L’en-tête du fichier n’est pas celui attendu." }];
      return { rowsTotal: total, rowsImported: 0, rowsRejected: 1, rejects };
    }
    case "partial": {
      const rejects = Array.from({ length: random.int(1, 9) }, (_, at) => {
        const [field, message] = random.pick(faults);
        return {
          line: 2 + at * Math.floor(total / 10) + random.below(Math.max(1, Math.floor(total / 10))),
          field,
          message,
        };
      });
      const rowsRejected = rejects.length;
      return { rowsTotal: total, rowsImported: total - rowsRejected, rowsRejected, rejects };
    }
  }
}
