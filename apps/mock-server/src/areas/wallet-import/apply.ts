import { building, user } from "@palier/contract";
import { create, save } from "../../world/records.ts";
import type { Author } from "../../world/rule-book.ts";
import { buildingOf } from "./check-rows.ts";
import type { FileRow, ImportKind } from "./read-file.ts";

/**
 * Puts an import's accepted rows into the tables: buildings by their reference, new or changed, into the wallet; new
 * residents; a building's number of lots when the file lists more of them than were known.
 */
export function applyRows(
  author: Author,
  walletId: number,
  kind: ImportKind,
  rows: readonly FileRow["values"][],
): void {
  switch (kind) {
    case "buildings":
      for (const row of rows) applyBuilding(author, walletId, row);
      return;
    case "users":
      for (const { firstName = "", lastName = "", email = "", phone = "" } of rows) {
        create(author, user, {
          firstName,
          lastName,
          fullName: `${firstName} ${lastName}`,
          email: email.toLowerCase(),
          phone: phone === "" ? null : phone,
          language: "fr",
          status: "pending",
        });
      }
      return;
    case "lots":
      applyLots(author, rows);
  }
}

function applyBuilding(author: Author, walletId: number, values: FileRow["values"]): void {
  const { reference = "", name = "", street = "", postalCode = "", city = "" } = values;
  const columns = { name, street, postalCode, city, lotCount: Number(values.lotCount), walletId };
  const known = buildingOf(author.world, reference);
  if (known) save(author, building, known, columns);
  else create(author, building, { ...columns, reference, status: "draft" });
}

function applyLots(author: Author, rows: readonly FileRow["values"][]): void {
  const byBuilding = Map.groupBy(rows, ({ reference = "" }) => reference);
  for (const [reference, lots] of byBuilding) {
    const known = buildingOf(author.world, reference);
    if (known && lots.length > known.lotCount) save(author, building, known, { lotCount: lots.length });
  }
}
