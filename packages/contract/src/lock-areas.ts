import { contract } from "./contract.ts";
import { lockAreaOf } from "./kit/lock.ts";
import { routesOf } from "./kit/routes-of.ts";

const entities = new Map(
  routesOf(contract).flatMap(({ meta }) =>
    meta.lock === undefined ? [] : [[lockAreaOf(meta.lock.entity), meta.lock.entity]],
  ),
);

/** Every area with locks, alphabetically. */
export const lockAreas: readonly string[] = [...entities.keys()].sort();

/** The entity locked in an area; undefined without locks. */
export const entityOfLockArea = (area: string): string | undefined => entities.get(area);
