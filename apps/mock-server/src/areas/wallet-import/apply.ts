import { building, user } from "@palier/contract";
import { create, save } from "../../world/records.ts";
import type { Author } from "../../world/rule-book.ts";
import { buildingsOf } from "./check-rows.ts";
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
      applyBuildings(author, walletId, rows);
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

/** No reference stands twice in a file, so that what was there before is all that has to be looked up. */
function applyBuildings(author: Author, walletId: number, rows: readonly FileRow["values"][]): void {
  const known = buildingsOf(author.world);
  for (const values of rows) {
    const { reference = "", name = "", street = "", postalCode = "", city = "" } = values;
    const columns = { name, street, postalCode, city, lotCount: Number(values.lotCount), walletId };
    const before = known(reference);
    if (before) save(author, building, before, columns);
    else create(author, building, { ...columns, reference, status: "draft" });
  }
}

function applyLots(author: Author, rows: readonly FileRow["values"][]): void {
  const known = buildingsOf(author.world);
  for (const [reference, lots] of Map.groupBy(rows, ({ reference = "" }) => reference.toLowerCase())) {
    const before = known(reference);
    if (before && lots.length > before.lotCount) save(author, building, before, { lotCount: lots.length });
  }
}
