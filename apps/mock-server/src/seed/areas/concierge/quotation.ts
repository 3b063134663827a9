import type { quotation, user } from "@palier/contract";
import { weights } from "../../../core/random.ts";
import type { RowOf } from "../../../world/catalog.ts";
import { dateText, day, instantText } from "../../calendar.ts";
import { quotationTitles } from "../../data/orders.ts";
import { arrival, drawnTable, type FieldsOf, padded } from "../../seeding.ts";
import type { Town } from "../../town.ts";
import { requestDays } from "../requests.ts";

const young = weights([
  ["requested", 45],
  ["sent", 40],
  ["accepted", 10],
  ["refused", 5],
]);
const old = weights([
  ["accepted", 48],
  ["refused", 22],
  ["expired", 30],
]);

/** Valid for thirty days once sent, then expired. */
export function quotationSeed(town: Town, userAt: (index: number) => RowOf<typeof user>) {
  const { now, counts, residents, buildings, catalogue } = town;
  const who = town.stream("quotation.resident");
  return drawnTable<FieldsOf<typeof quotation>>(town, "quotation", (index, random) => {
    const created = arrival(town, index, counts.quotation, requestDays.quotation, random);
    const status = random.weighted(now - created < 28 * day ? young : old);
    const asked = status === "requested";
    const { user, building } = residents.settled(who, index, created);
    const near = catalogue.suppliersIn(buildings.city(building));
    const taken = near.length > 0 && !(asked && random.chance(0.6));
    const supplier = taken ? random.pick(near) : -1;
    const validUntil = Math.max(created, Math.min(created + random.int(0, 2) * day, now)) + 30 * day;
    return {
      number: `D-${dateText(created).slice(0, 4)}-${padded(index + 1, 5)}`,
      userId: user + 1,
      userName: residents.name(user),
      userPhone: userAt(user).phone,
      buildingId: building + 1,
      buildingName: buildings.name(building),
      supplierId: supplier < 0 ? null : supplier + 1,
      supplierName: supplier < 0 ? null : catalogue.supplierName(supplier),
      title: random.pick(quotationTitles),
      amountCents: asked ? null : random.int(24, 720) * 500,
      status,
      validUntil: asked
        ? null
        : dateText(status === "expired" ? Math.min(validUntil, now - day) : validUntil),
      createdAt: instantText(created),
    };
  });
}
