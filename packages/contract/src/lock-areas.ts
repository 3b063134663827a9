import { contract } from "./contract.ts";
import { lockAreaOf } from "./kit/lock.ts";
import { routesOf } from "./kit/routes-of.ts";

const entities = new Map(
  routesOf(contract).flatMap(({ meta }) =>
    meta.lock === undefined ? [] : [[lockAreaOf(meta.lock.entity), meta.lock.entity]],
  ),
);

/** Every area in which some route asks for a lock, in alphabetical order. */
export const lockAreas: readonly string[] = [...entities.keys()].sort();

/** The entity whose locks stand in an area; undefined for an area in which no route asks for one. */
export const entityOfLockArea = (area: string): string | undefined => entities.get(area);
