import type { Realtime } from "../realtime/realtime.ts";
import { useRealtime } from "./realtime-context.tsx";

/** Reports changes of an area's records until stopped (A24). */
export type WatchChanges = Realtime["watchChanges"];

/** Undefined without realtime service, which the first watch loads. */
export const useWatchChanges = (): WatchChanges | undefined => useRealtime()?.watchChanges;
