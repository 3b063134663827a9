/** When residents asked for something, without making the rows, which begin with that draw. */
import { arrival } from "../seeding.ts";
import type { Town } from "../town.ts";

/** Over how many days residents have asked. */
export const requestDays = { quotation: 400, incident: 420, callback: 200 };
export type Requests = keyof typeof requestDays;

export function requestedAt(town: Town, table: Requests): (index: number) => number {
  const count = town.counts[table];
  const draws = town.stream(table);
  return (index) => arrival(town, index, count, requestDays[table], draws.at(index));
}
