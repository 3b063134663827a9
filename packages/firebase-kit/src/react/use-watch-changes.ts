import type { Realtime } from "../realtime/realtime.ts";
import { useRealtime } from "./realtime-context.tsx";

/** Reports an area's changes until stopped (A24). */
export type WatchChanges = Realtime["watchChanges"];

/** Undefined without realtime service; the first watch loads it. */
export const useWatchChanges = (): WatchChanges | undefined => useRealtime()?.watchChanges;
