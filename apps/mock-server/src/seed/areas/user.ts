import type { user } from "@palier/contract";
import { day, instantText } from "../calendar.ts";
import { mobileOf } from "../people.ts";
import { between, drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";
import { userCreatedAt } from "./user-dates.ts";

/** Residents: whoever waits for a first tie has mostly not opened the account yet. */
export function userSeed(town: Town) {
  const { now, counts, residents, buildings } = town;
  const createdAtOf = userCreatedAt(town);
  return drawnTable<FieldsOf<typeof user>>(town, "user", (index, random) => {
    const { civility, firstName, lastName } = residents.person(index);
    const tie = index < counts.ula ? residents.ulaStatus(index) : "pending";
    const pending = (tie === "pending" || tie === "proofToCheck") && random.chance(0.5);
    const disabled = random.chance(tie === "ended" ? 0.5 : 0.04);
    const home = residents.building(index);
    const createdAt = createdAtOf(index);
    return {
      civility: random.chance(0.96) ? civility : null,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      email: residents.email(index),
      phone: random.chance(0.88) ? mobileOf(random) : null,
      language: random.chance(0.93) ? "fr" : "en",
      status: pending ? "pending" : disabled ? "disabled" : "active",
      ulaCount: residents.ulaCounts()[index] ?? 0,
      validatedUlaCount: residents.validatedUlaCounts()[index] ?? 0,
      buildingId: home < 0 ? null : home + 1,
      buildingName: home < 0 ? null : buildings.name(home),
      createdAt: instantText(createdAt),
      lastSeenAt: pending ? null : instantText(between(Math.max(createdAt, now - 120 * day), now, random)),
    };
  });
}
