import type { Realtime } from "../realtime/realtime.ts";
import { useRealtime } from "./realtime-context.tsx";

/** Reports changes of an area's records until the returned function runs (A24). */
export type WatchChanges = Realtime["watchChanges"];

/** Undefined without realtime service. Watching the first area loads it. */
export const useWatchChanges = (): WatchChanges | undefined => useRealtime()?.watchChanges;
