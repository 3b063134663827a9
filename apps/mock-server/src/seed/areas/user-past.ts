import { type user, userTexts } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { residentName } from "../../world/history.texts.ts";
import { day, instantText, secondsOf } from "../calendar.ts";
import { startsOf, times } from "../lists.ts";
import { officeMoment } from "../office-hours.ts";
import { between, type SeedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { type Past, type PastChange, pastLine, withPast } from "./past.ts";
import { accountOf } from "./user-accounts.ts";

type User = RowOf<typeof user>;
type Status = User["status"];

/** Residents open accounts, admins disable them. */
const ways: Readonly<Record<Status, readonly Status[]>> = {
  pending: ["pending"],
  active: ["pending", "active"],
  disabled: ["pending", "active", "disabled"],
};

/** Of the newest residents. */
export function userPast(town: Town, users: SeedTable<User>): Past {
  const { counts, residents, now } = town;
  const before = counts.user - Math.min(counts.user, withPast);
  const accounts = town.stream("user");
  const draws = town.stream("change.user");
  const staff = town.stream("change.user.admin");
  const sizes = times(counts.user - before, (at) => {
    const index = before + at;
    return ways[accountOf(town, index, accounts.at(index))].length;
  });
  const linesOf = ({ id, fullName, status, createdAt, lastSeenAt }: User) => {
    const random = draws.at(id - 1);
    const created = secondsOf(createdAt);
    const seen = lastSeenAt === null ? created : secondsOf(lastSeenAt);
    const opened = between(created, Math.min(created + 3 * day, seen), random);
    const disabled = officeMoment(between(seen, now, random), { from: seen, to: now });
    const moments = [created, opened, disabled];
    return ways[status].map((to, at) => {
      const byAdmin =
        to === "disabled" ? residents.adminName(residents.anyAdmin(staff, id - 1)) : residentName;
      const record = { entity: "user", recordId: id, name: fullName };
      const line = { ...record, at: instantText(moments[at] ?? created), byAdmin };
      return pastLine(at === 0 ? line : { ...line, changes: [moved(ways[status][at - 1], to)] });
    });
  };
  return {
    count: startsOf(sizes).at(-1) ?? 0,
    lines: () => users.rows().slice(before).flatMap(linesOf),
  };
}

const moved = (from: Status | undefined, to: Status | undefined): PastChange => ({
  field: "status",
  label: userTexts.fields.status,
  from: from === undefined ? null : userTexts.status[from],
  to: to === undefined ? null : userTexts.status[to],
});
