import type { accountAdmin } from "@palier/contract";
import { day, hour, instantText } from "../calendar.ts";
import { slug } from "../french.ts";
import { mobileOf } from "../people.ts";
import { arrival, between, drawnTable, type FieldsOf } from "../seeding.ts";
import { atWork } from "../ties/residents.ts";
import type { Town } from "../town.ts";

/** Account admins: the first two are the demo accounts; a few others are disabled or have never signed in. All came before the residents. */
export function accountAdminSeed(town: Town) {
  const { now, counts, residents } = town;
  const count = counts.accountAdmin;
  return drawnTable<FieldsOf<typeof accountAdmin>>(town, "accountAdmin", (index, random) => {
    const { firstName, lastName } = residents.admin(index);
    const demo = index < 2;
    const works = index < atWork(count);
    const createdAt = arrival(town, index, count, 500, random) - 620 * day;
    const never = !works && random.chance(0.12);
    return {
      firstName,
      lastName,
      email: `${slug(firstName)}.${slug(lastName)}${demo ? "" : index + 1}@palier.test`,
      phone: random.chance(0.8) ? mobileOf(random) : null,
      enabled: works || random.chance(0.6),
      lastLoginAt: never
        ? null
        : instantText(between(now - (demo ? 20 * hour : 30 * day), now - hour, random)),
      createdAt: instantText(createdAt),
    };
  });
}
