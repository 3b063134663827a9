import type { building } from "@palier/contract";
import { day, instantText } from "../calendar.ts";
import { accessInstructions } from "../data/platform.ts";
import { officeMoment } from "../office-hours.ts";
import { arrival, drawnTable, type FieldsOf, padded } from "../seeding.ts";
import { residentDays } from "../ties/residents.ts";
import type { Town } from "../town.ts";

/** Older than the first resident. */
const older = (residentDays + 20) * day;

export function buildingSeed(town: Town) {
  const { counts, buildings, residents } = town;
  const count = counts.building;
  return drawnTable<FieldsOf<typeof building>>(town, "building", (index, random) => {
    const { street, postalCode, city } = buildings.address(index);
    const neighborhood = buildings.neighborhood(index);
    const wallet = buildings.wallet(index);
    const status = buildings.status(index);
    const made = () => arrival(town, index, count, 1400, random) - (status === "draft" ? 0 : older);
    return {
      name: buildings.name(index),
      reference: `IMM-${padded(index + 1, 5)}`,
      street,
      postalCode,
      city,
      neighborhoodId: neighborhood < 0 ? null : neighborhood + 1,
      neighborhoodName: buildings.neighborhoodName(neighborhood),
      walletId: wallet < 0 ? null : wallet + 1,
      walletName: wallet < 0 ? null : buildings.walletName(wallet),
      status,
      lotCount: buildings.lotCount(index),
      userCount: residents.byBuilding()[index] ?? 0,
      managerEmail: wallet < 0 ? null : buildings.managerEmail(wallet),
      accessInstructions: random.chance(0.4) ? random.pick(accessInstructions) : null,
      createdAt: instantText(officeMoment(made(), { from: 0, to: town.now })),
    };
  });
}
