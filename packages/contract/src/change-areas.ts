import { contract } from "./contract.ts";
import { lockAreaOf } from "./kit/lock.ts";
import { routesOf } from "./kit/routes-of.ts";

/** A record's history changes with the record, and no page shows a history without one. */
const history = "change";

const readEntities = routesOf(contract).flatMap(({ method, meta }) =>
  method === "GET" && "entity" in meta && typeof meta.entity === "string" ? [meta.entity] : [],
);

/** Every area whose changes the backend announces: one for each entity that some screen reads, in alphabetical order. */
export const changeAreas: readonly string[] = [...new Set(readEntities)]
  .filter((entity) => entity !== history)
  .map(lockAreaOf)
  .sort();

/** Where the changes of an area are announced: `{at, seq}`, a server time and a number that grows. */
export const changePath = (area: string): string => `changes/${area}`;
