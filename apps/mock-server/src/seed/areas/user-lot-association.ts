import type { ula } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import { weights } from "../../core/random.ts";
import { dateText, day, instantText } from "../calendar.ts";
import { drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";
import { tieDates } from "./user-dates.ts";

const relations = weights([
  ["tenant", 44],
  ["ownerOccupier", 34],
  ["landlord", 10],
  ["flatmate", 9],
  ["other", 3],
]);
const reasons = weights([
  ["illegible", 30],
  ["outdated", 35],
  ["nonCompliant", 15],
  ["wrongName", 15],
  ["other", 5],
]);
const floors = ["Rez-de-chaussée", "1er étage", "2e étage", "3e étage", "4e étage", "5e étage", "6e étage"];

/** A lot as it is written on doors: `B12`. */
function lotOf(random: Rng, lots: number): string {
  const number = random.int(1, lots);
  return `${"ABCD".charAt(Math.floor(number / 30) % 4)}${number.toString().padStart(2, "0")}`;
}

/** Ties of residents to lots, each with the proof that its status asks for. */
export function ulaSeed(town: Town) {
  const { residents, buildings } = town;
  const datesOf = tieDates(town);
  return drawnTable<FieldsOf<typeof ula>>(town, "ula", (index, random) => {
    const user = residents.ulaUser(index);
    const building = residents.ulaBuilding(index);
    const status = residents.ulaStatus(index);
    const { requestedAt, uploadedAt, endedAt } = datesOf(index);
    const reason = status === "rejected" ? random.weighted(reasons) : null;
    return {
      userId: user + 1,
      userName: residents.name(user),
      buildingId: building + 1,
      buildingName: buildings.name(building),
      lotNumber: lotOf(random, buildings.lotCount(building)),
      floor: random.chance(0.85) ? random.pick(floors) : null,
      relation: random.weighted(relations),
      status,
      startDate: dateText(requestedAt - random.below(120) * day),
      endDate: status === "ended" ? dateText(endedAt) : null,
      proof: status === "pending" ? null : proofOf(index, uploadedAt),
      rejectReason: reason,
      rejectComment: reason === "other" ? "Le document ne concerne pas ce logement." : null,
      requestedAt: instantText(requestedAt),
    };
  });
}

/** A PDF file, one of the kinds that an upload takes; its bytes are made by `media.ts`. */
const proofOf = (index: number, uploadedAt: number) => ({
  fileName: "justificatif-de-domicile.pdf",
  mimeType: "application/pdf",
  url: `/admin/media/ula-${index + 1}.pdf`,
  uploadedAt: instantText(uploadedAt),
});
