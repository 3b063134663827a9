import type { accountAdmin } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import { day, hour, instantText } from "../calendar.ts";
import { slug } from "../french.ts";
import { officeMoment } from "../office-hours.ts";
import { mobileOf } from "../people.ts";
import { arrival, between, drawnTable, type FieldsOf } from "../seeding.ts";
import { atWork } from "../ties/residents.ts";
import type { Town } from "../town.ts";

const session = 8 * hour;

/** The first two are the demo accounts. */
export function accountAdminSeed(town: Town) {
  const { now, counts, residents } = town;
  const count = counts.accountAdmin;
  return drawnTable<FieldsOf<typeof accountAdmin>>(town, "accountAdmin", (index, random) => {
    const { firstName, lastName } = residents.admin(index);
    const demo = index < 2;
    const works = index < atWork(count);
    const createdAt = arrival(town, index, count, 500, random) - (works ? 2_100 : 620) * day;
    const never = !works && random.chance(0.12);
    return {
      firstName,
      lastName,
      email: `${slug(firstName)}.${slug(lastName)}${demo ? "" : index + 1}@palier.test`,
      phone: random.chance(0.8) ? mobileOf(random) : null,
      enabled: works || random.chance(0.6),
      lastLoginAt: never ? null : instantText(lastLogin(now, works ? session : 30 * day, random)),
      createdAt: instantText(createdAt),
    };
  });
}

function lastLogin(now: number, within: number, random: Rng): number {
  const drawn = between(now - within, now - hour, random);
  return officeMoment(drawn, { from: now - within, to: now });
}
