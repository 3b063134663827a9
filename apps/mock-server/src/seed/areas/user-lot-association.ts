import type { ula } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import { weights } from "../../core/random.ts";
import type { RowOf } from "../../world/catalog.ts";
import { dateText, day, instantText } from "../calendar.ts";
import { once, startsOf, times } from "../lists.ts";
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

/** `B12` */
const lotText = (number: number): string =>
  `${"ABCD".charAt(Math.floor(number / 30) % 4)}${number.toString().padStart(2, "0")}`;

/** Doors searched for a free lot. */
const near = 40;

/** The drawn lot or a free one nearby; crowded buildings share lots. */
function lotsOf({ counts, residents, buildings, stream }: Town): () => readonly number[] {
  const draws = stream("ula");
  return once(() => {
    const doors = startsOf(times(counts.building, buildings.lotCount));
    const taken = new Set<number>();
    return times(counts.ula, (index) => {
      const building = residents.ulaBuilding(index);
      const [first, size] = [doors[building] ?? 0, buildings.lotCount(building)];
      const random = draws.at(index);
      reasonOf(residents.ulaStatus(index), random);
      const drawn = random.below(size);
      const doorAt = (step: number) => (drawn + step) % size;
      let step = 0;
      while (step < near && taken.has(first + doorAt(step))) step += 1;
      const lot = doorAt(step === near ? 0 : step);
      taken.add(first + lot);
      return lot + 1;
    });
  });
}

const reasonOf = (status: RowOf<typeof ula>["status"], random: Rng) =>
  status === "rejected" ? random.weighted(reasons) : null;

export function ulaSeed(town: Town) {
  const { residents, buildings } = town;
  const datesOf = tieDates(town);
  const lots = lotsOf(town);
  return drawnTable<FieldsOf<typeof ula>>(town, "ula", (index, random) => {
    const user = residents.ulaUser(index);
    const building = residents.ulaBuilding(index);
    const status = residents.ulaStatus(index);
    const { requestedAt, uploadedAt, endedAt } = datesOf(index);
    const reason = reasonOf(status, random);
    // The lot's own draw.
    random.next();
    return {
      userId: user + 1,
      userName: residents.name(user),
      buildingId: building + 1,
      buildingName: buildings.name(building),
      lotNumber: lotText(lots()[index] ?? 1),
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

/** Bytes are made by `media.ts`. */
const proofOf = (index: number, uploadedAt: number) => ({
  fileName: "justificatif-de-domicile.pdf",
  mimeType: "application/pdf",
  url: `/admin/media/ula-${index + 1}.pdf`,
  uploadedAt: instantText(uploadedAt),
});
