/** Mail addresses lead nowhere, phone numbers are nobody's. */

import type { Rng } from "../core/random.ts";
import { menNames, womenNames } from "./data/first-names.ts";
import { surnames } from "./data/surnames.ts";
import { slug } from "./french.ts";

export interface Person {
  readonly civility: "mrs" | "mr";
  readonly firstName: string;
  readonly lastName: string;
}

/** Reserved (RFC 2606), with endings that fit §5. */
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

/** Draws three numbers. */
export function personOf(random: Rng): Person {
  const woman = random.chance(0.52);
  const firstName = random.pick(woman ? womenNames : menNames);
  return { civility: woman ? "mrs" : "mr", firstName, lastName: random.pick(surnames) };
}

/** `elodie.le-goff.318@courriel.test`; unique by its number. */
export function mailOf(person: Person, number: number): string {
  const woman = person.civility === "mrs";
  const first = (woman ? womenSlugs : menSlugs)[(woman ? womenNames : menNames).indexOf(person.firstName)];
  const last = surnameSlugs[surnames.indexOf(person.lastName)];
  const domain = mailDomains[number % mailDomains.length];
  return `${first}.${last}.${number}@${domain}`;
}

/** ARCEP's range for fiction (06 39 98 XX XX). */
export const mobileOf = (random: Rng): string => `+3363998${fourDigits(random)}`;

/** ARCEP's range for fiction (01 99 00 XX XX). */
export const landlineOf = (random: Rng): string => `+3319900${fourDigits(random)}`;

const fourDigits = (random: Rng): string => `${10_000 + random.below(10_000)}`.slice(1);
