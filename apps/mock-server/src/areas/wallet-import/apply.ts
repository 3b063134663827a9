import { building, user } from "@palier/contract";
import { create, save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import { buildingOf } from "./check-rows.ts";
import type { FileRow, ImportKind } from "./read-file.ts";

/**
 * Puts an import's accepted rows into the tables: buildings by their reference, new or changed, into the wallet; new
 * residents; a building's number of lots when the file lists more of them than were known.
 */
export function applyRows(
  actor: Actor,
  walletId: number,
  kind: ImportKind,
  rows: readonly FileRow["values"][],
): void {
  switch (kind) {
    case "buildings":
      for (const row of rows) applyBuilding(actor, walletId, row);
      return;
    case "users":
      for (const { firstName = "", lastName = "", email = "", phone = "" } of rows) {
        create(actor, user, {
          firstName,
          lastName,
          fullName: `${firstName} ${lastName}`,
          email,
          phone: phone === "" ? null : phone,
          language: "fr",
          status: "pending",
        });
      }
      return;
    case "lots":
      applyLots(actor, rows);
  }
}

function applyBuilding(actor: Actor, walletId: number, values: FileRow["values"]): void {
  const { reference = "", name = "", street = "", postalCode = "", city = "" } = values;
  const columns = { name, street, postalCode, city, lotCount: Number(values.lotCount), walletId };
  const known = buildingOf(actor.world, reference);
  if (known) save(actor, building, known, columns);
  else create(actor, building, { ...columns, reference, status: "draft" });
}

function applyLots(actor: Actor, rows: readonly FileRow["values"][]): void {
  const byBuilding = Map.groupBy(rows, ({ reference = "" }) => reference);
  for (const [reference, lots] of byBuilding) {
    const known = buildingOf(actor.world, reference);
    if (known && lots.length > known.lotCount) save(actor, building, known, { lotCount: lots.length });
  }
}
