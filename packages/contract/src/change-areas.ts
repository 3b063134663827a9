import { contract } from "./contract.ts";
import { lockAreaOf } from "./kit/lock.ts";
import { routesOf } from "./kit/routes-of.ts";

/** Histories change with their records, and no page shows one alone. */
const history = "change";

const readEntities = routesOf(contract).flatMap(({ method, meta }) =>
  method === "GET" && "entity" in meta && typeof meta.entity === "string" ? [meta.entity] : [],
);

/** Areas whose changes the backend announces: one per entity that a screen reads, in alphabetical order. */
export const changeAreas: readonly string[] = [...new Set(readEntities)]
  .filter((entity) => entity !== history)
  .map(lockAreaOf)
  .sort();

/** Realtime path of an area's announcements: `{at, seq}`, the server time and a growing number. */
export const changePath = (area: string): string => `changes/${area}`;
