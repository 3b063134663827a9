import type { user } from "@palier/contract";
import { day, instantText } from "../calendar.ts";
import { mobileOf } from "../people.ts";
import { between, drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";
import { billedSubscriptions } from "./concierge/subscription.ts";
import { lastActsOf } from "./resident-acts.ts";
import { accountOf } from "./user-accounts.ts";
import { userCreatedAt } from "./user-dates.ts";

/** Residents waiting for a first tie mostly have a pending account. */
export function userSeed(town: Town) {
  const lastActs = lastActsOf(town);
  const { now, residents, buildings } = town;
  const subscriptions = billedSubscriptions(town);
  const createdAtOf = userCreatedAt(town);
  return drawnTable<FieldsOf<typeof user>>(town, "user", (index, random) => {
    const { civility, firstName, lastName } = residents.person(index);
    const status = accountOf(town, index, random);
    const home = residents.building(index);
    const createdAt = createdAtOf(index);
    const acted = lastActs()[index] ?? 0;
    return {
      civility: random.chance(0.96) ? civility : null,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      email: residents.email(index),
      phone: random.chance(0.88) ? mobileOf(random) : null,
      language: random.chance(0.93) ? "fr" : "en",
      status,
      ulaCount: residents.ulaCounts()[index] ?? 0,
      validatedUlaCount: residents.validatedUlaCounts()[index] ?? 0,
      activeSubscriptionCount: subscriptions()[index] ?? 0,
      buildingId: home < 0 ? null : home + 1,
      buildingName: home < 0 ? null : buildings.name(home),
      createdAt: instantText(createdAt),
      lastSeenAt: seenText(
        status === "pending"
          ? acted
          : Math.max(acted, between(Math.max(createdAt, now - 120 * day), now, random)),
      ),
    };
  });
}

/** 0 means never seen. */
const seenText = (at: number): string | null => (at === 0 ? null : instantText(at));
