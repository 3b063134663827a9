/** Ordered moments of a resident's ties, none after the present. */

import { day, hour } from "../calendar.ts";
import { officeMoment } from "../office-hours.ts";
import { arrival, between } from "../seeding.ts";
import { residentDays } from "../ties/residents.ts";
import type { Town } from "../town.ts";

export function userCreatedAt(town: Town): (index: number) => number {
  const draws = town.stream("user.createdAt");
  return (index) => arrival(town, index, town.counts.user, residentDays, draws.at(index));
}

interface TieDates {
  readonly requestedAt: number;
  /** Meaningless for a pending tie. */
  readonly uploadedAt: number;
  readonly decidedAt: number;
  readonly endedAt: number;
}

/** A first tie is requested at sign-up, others later. */
export function tieDates(town: Town): (index: number) => TieDates {
  const createdAt = userCreatedAt(town);
  const draws = town.stream("ula.dates");
  const { now, residents, counts } = town;
  return (index) => {
    const random = draws.at(index);
    const born = createdAt(residents.ulaUser(index));
    const waiting = residents.ulaStatus(index) === "pending" || residents.ulaStatus(index) === "proofToCheck";
    const later = waiting ? Math.max(born, now - 40 * day) : born;
    const requestedAt =
      index < counts.user ? between(born, Math.min(born + hour, now), random) : between(later, now, random);
    const uploadedAt = between(requestedAt, Math.min(requestedAt + 3 * day, now), random);
    const decision = { from: uploadedAt, to: Math.min(uploadedAt + 5 * day, now) };
    const decidedAt = officeMoment(between(decision.from, decision.to, random), decision);
    const endedAt = officeMoment(between(decidedAt, now, random), { from: decidedAt, to: now });
    return { requestedAt, uploadedAt, decidedAt, endedAt };
  };
}
