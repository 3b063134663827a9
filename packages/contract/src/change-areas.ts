import { contract } from "./contract.ts";
import { lockAreaOf } from "./kit/lock.ts";
import { routesOf } from "./kit/routes-of.ts";

const history = "change";

const readEntities = routesOf(contract).flatMap(({ method, meta }) =>
  method === "GET" && "entity" in meta && typeof meta.entity === "string" ? [meta.entity] : [],
);

/** Areas with announced changes: one per entity that a screen reads, alphabetically. */
export const changeAreas: readonly string[] = [...new Set(readEntities)]
  .filter((entity) => entity !== history)
  .map(lockAreaOf)
  .sort();

/** Announcements are `{at, seq}`: server time and a growing number. */
export const changePath = (area: string): string => `changes/${area}`;
