/** Without making rows. */

import type { Stream } from "../../core/random.ts";
import { weights } from "../../core/random.ts";
import { day } from "../calendar.ts";
import { tally } from "../lists.ts";
import type { Person } from "../people.ts";
import { mailOf, personOf } from "../people.ts";
import type { Seeding } from "../seeding.ts";
import type { Buildings } from "./buildings.ts";

/** Old requests are settled. */
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

export interface Home {
  readonly user: number;
  readonly building: number;
}

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
    /** A third by the two demo accounts. */
    anyAdmin: (of: Stream, index: number) =>
      of.below(index, 3) === 0 ? of.below(index + 1, 2) : of.below(index + 1, atWork(accountAdmin)),

    /** Each resident's first tie has its row's index. */
    ulaUser: (index: number): number => (index < user ? index : extra.below(index, user)),
    ulaBuilding: (index: number): number => buildings.inUse(home.below(index, building)),
    ulaStatus: (index: number): TieStatus => {
      if (index < user) return states.at(index).weighted(index < user * 0.85 ? settled : recent);
      // Not validated if the first is not: the user's building is the first tie's.
      const first = ties.ulaStatus(ties.ulaUser(index));
      const late = index - user > (ula - user) * 0.6;
      return states.at(index).weighted(first !== "validated" ? unsettled : late ? recent : settled);
    },
    /** −1 without a validated first tie. */
    building: (index: number): number =>
      index < ula && ties.ulaStatus(index) === "validated" ? ties.ulaBuilding(index) : -1,
    /** Has a home at that moment. */
    settled: (of: Stream, index: number, at: number): Home => {
      const known = knownBy(seeding.now - at, user);
      const drawn = of.below(index, known);
      for (let step = 0; step < Math.min(12, known); step += 1) {
        const resident = (drawn + step) % known;
        const house = ties.building(resident);
        if (house >= 0) return { user: resident, building: house };
      }
      return { user: drawn, building: buildings.inUse(home.below(drawn, building)) };
    },
    ulaCounts: tally(user, ula, (index): number => ties.ulaUser(index)),
    validatedUlaCounts: tally(
      user,
      ula,
      (index): number => ties.ulaUser(index),
      (index): number => (ties.ulaStatus(index) === "validated" ? 1 : 0),
    ),
    byBuilding: tally(building, user, (index): number => ties.building(index)),
  };
  return ties;
}

/** The others may be disabled or never have signed in. */
export const atWork = (admins: number): number => Math.max(2, Math.ceil(admins * 0.6));

/** In days. */
export const residentDays = 600;

/** Arrived by then, with a settled tie: inverts {@link arrival}. */
function knownBy(age: number, users: number): number {
  const days = Math.min(residentDays, age / day + 10);
  return Math.max(1, Math.floor(users * (1 - Math.sqrt(days / residentDays))));
}

const fullName = (person: Person): string => `${person.firstName} ${person.lastName}`;
