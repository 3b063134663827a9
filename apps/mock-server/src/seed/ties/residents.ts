/** Who the residents and admins are and where they live, without generating a row. */
import { once, tally } from "../family.ts";
import type { Person } from "../people.ts";
import { mailOf, personOf } from "../people.ts";
import type { Stream } from "../random.ts";
import { weights } from "../random.ts";
import type { Seeding } from "../seeding.ts";
import type { Buildings } from "./buildings.ts";

/** Old requests are settled, recent ones wait. */
const settled = weights([
  ["validated", 84],
  ["ended", 9],
  ["rejected", 5],
  ["proofToCheck", 2],
]);
const recent = weights([
  ["validated", 40],
  ["proofToCheck", 28],
  ["pending", 22],
  ["rejected", 10],
]);
const unsettled = weights([
  ["proofToCheck", 45],
  ["pending", 35],
  ["rejected", 20],
]);

const demoAdmins: readonly Person[] = [
  { civility: "mrs", firstName: "Jeanne", lastName: "Martin" },
  { civility: "mr", firstName: "Karim", lastName: "Benali" },
];

type TieStatus = "pending" | "proofToCheck" | "validated" | "rejected" | "ended";

export type Residents = ReturnType<typeof residentsOf>;

export function residentsOf(seeding: Seeding, buildings: Buildings) {
  const { building, user, ula, accountAdmin } = seeding.counts;
  const people = seeding.stream("user.person");
  const staff = seeding.stream("accountAdmin.person");
  const home = seeding.stream("ula.building");
  const states = seeding.stream("ula.status");
  const extra = seeding.stream("ula.user");

  const ties = {
    person: (index: number) => personOf(people.at(index)),
    name: (index: number): string => fullName(ties.person(index)),
    email: (index: number) => mailOf(ties.person(index), index + 1),
    admin: (index: number) => demoAdmins[index] ?? personOf(staff.at(index)),
    adminName: (index: number): string => fullName(ties.admin(index)),
    /** An admin for a row: the two demo accounts do a third of the work. */
    anyAdmin: (of: Stream, index: number) =>
      of.below(index, 3) === 0 ? of.below(index + 1, 2) : of.below(index + 1, accountAdmin),

    /** Each resident has the tie of its own row first, where there is one; the rest go to anybody. */
    ulaUser: (index: number): number => (index < user ? index : extra.below(index, user)),
    ulaBuilding: (index: number): number => buildings.inUse(home.below(index, building)),
    ulaStatus: (index: number): TieStatus => {
      if (index < user) return states.at(index).weighted(index < user * 0.85 ? settled : recent);
      // What comes after a first tie that is not valid is not either: a user's building is its first tie's.
      const first = ties.ulaStatus(ties.ulaUser(index));
      const late = index - user > (ula - user) * 0.6;
      return states.at(index).weighted(first !== "validated" ? unsettled : late ? recent : settled);
    },
    /** The building of a resident's first validated tie; −1 without one. */
    building: (index: number): number =>
      index < ula && ties.ulaStatus(index) === "validated" ? ties.ulaBuilding(index) : -1,
    /** A resident with a home for a row of another table, and that home. */
    settled: (of: Stream, index: number): { user: number; building: number } => {
      const drawn = of.below(index, user);
      for (let step = 0; step < Math.min(12, user); step += 1) {
        const resident = (drawn + step) % user;
        const at = ties.building(resident);
        if (at >= 0) return { user: resident, building: at };
      }
      return { user: drawn, building: buildings.inUse(home.below(drawn, building)) };
    },
    ulaCounts: once((): Int32Array => tally(user, ula, ties.ulaUser)),
    byBuilding: once((): Int32Array => tally(building, user, ties.building)),
  };
  return ties;
}

const fullName = (person: Person): string => `${person.firstName} ${person.lastName}`;
