/** Who lives and works there: names, addresses of mail that lead nowhere, numbers that nobody has. */

import type { Rng } from "../core/random.ts";
import { menNames, womenNames } from "./data/first-names.ts";
import { surnames } from "./data/surnames.ts";
import { slug } from "./french.ts";

export interface Person {
  readonly civility: "mrs" | "mr";
  readonly firstName: string;
  readonly lastName: string;
}

/** Domains that can never be registered (RFC 2606), and whose ending fits the pattern of §5. */
const mailDomains = [
  "courriel.test",
  "messagerie.test",
  "boite.test",
  "example.com",
  "example.net",
  "example.org",
];

const womenSlugs = womenNames.map(slug);
const menSlugs = menNames.map(slug);
const surnameSlugs = surnames.map(slug);

/** Draws three numbers; the same three give {@link mailOf} its address. */
export function personOf(random: Rng): Person {
  const woman = random.chance(0.52);
  const firstName = random.pick(woman ? womenNames : menNames);
  return { civility: woman ? "mrs" : "mr", firstName, lastName: random.pick(surnames) };
}

/** `elodie.le-goff.318@courriel.test`: plain ASCII, unique by its number. */
export function mailOf(person: Person, number: number): string {
  const woman = person.civility === "mrs";
  const first = (woman ? womenSlugs : menSlugs)[(woman ? womenNames : menNames).indexOf(person.firstName)];
  const last = surnameSlugs[surnames.indexOf(person.lastName)];
  const domain = mailDomains[number % mailDomains.length];
  return `${first}.${last}.${number}@${domain}`;
}

/** A mobile number of the range that ARCEP keeps for fiction (06 39 98 XX XX), in E.164. */
export const mobileOf = (random: Rng): string => `+3363998${fourDigits(random)}`;

/** A landline of the range kept for fiction (01 99 00 XX XX), in E.164. */
export const landlineOf = (random: Rng): string => `+3319900${fourDigits(random)}`;

const fourDigits = (random: Rng): string => `${10_000 + random.below(10_000)}`.slice(1);
