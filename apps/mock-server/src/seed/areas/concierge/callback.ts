import type { callback } from "@palier/contract";
import { weights } from "../../../core/random.ts";
import { day, hour, instantText } from "../../calendar.ts";
import { callbackNotes, callbackSlots, callbackTopics } from "../../data/orders.ts";
import { officeMoment } from "../../office-hours.ts";
import { mobileOf } from "../../people.ts";
import { arrival, between, drawnTable, type FieldsOf } from "../../seeding.ts";
import type { Town } from "../../town.ts";
import { requestDays } from "../requests.ts";

const young = weights([
  ["toHandle", 70],
  ["handled", 22],
  ["unreachable", 8],
]);
const old = weights([
  ["handled", 86],
  ["unreachable", 12],
  ["toHandle", 2],
]);

export function callbackSeed(town: Town) {
  const { now, counts, residents } = town;
  const who = town.stream("callback.resident");
  const staff = town.stream("callback.admin");
  return drawnTable<FieldsOf<typeof callback>>(town, "callback", (index, random) => {
    const requested = arrival(town, index, counts.callback, requestDays.callback, random);
    const status = random.weighted(now - requested < 4 * day ? young : old);
    const handled = status !== "toHandle";
    const { user } = residents.settled(who, index, requested);
    const drawn = between(requested, Math.min(requested + 30 * hour, now), random);
    const handledAt = officeMoment(drawn, { from: requested, to: now });
    return {
      userId: user + 1,
      userName: residents.name(user),
      phone: mobileOf(random),
      topic: random.pick(callbackTopics),
      preferredSlot: random.chance(0.8) ? random.pick(callbackSlots) : null,
      requestedAt: instantText(requested),
      status,
      handledBy: handled ? residents.adminName(residents.anyAdmin(staff, index)) : null,
      handledAt: handled ? instantText(handledAt) : null,
      note: handled && random.chance(0.6) ? random.pick(callbackNotes) : null,
    };
  });
}
