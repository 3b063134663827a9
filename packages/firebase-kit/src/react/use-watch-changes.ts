import type { Realtime } from "../realtime/realtime.ts";
import { useRealtime } from "./realtime-context.tsx";

/** Reports when records of an area changed, until the function that it returns runs (A24). */
export type WatchChanges = Realtime["watchChanges"];

/** Undefined while there is no realtime service. Watching the first area loads it. */
export const useWatchChanges = (): WatchChanges | undefined => useRealtime()?.watchChanges;
