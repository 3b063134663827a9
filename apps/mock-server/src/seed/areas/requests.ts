/** The first draw of each row, without making it. */
import { arrival } from "../seeding.ts";
import type { Town } from "../town.ts";

/** In days. */
export const requestDays = { quotation: 400, incident: 420, callback: 200 };
export type Requests = keyof typeof requestDays;

export function requestedAt(town: Town, table: Requests): (index: number) => number {
  const count = town.counts[table];
  const draws = town.stream(table);
  return (index) => arrival(town, index, count, requestDays[table], draws.at(index));
}
