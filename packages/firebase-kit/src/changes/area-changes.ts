/** Announced at `changes/<area>` = `{at, seq}` (A24). A state, not an event: reconnecting misses none. */

import { isRecord } from "../../rules/json.ts";
import { once } from "../adapter/once.ts";
import type { RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";

/** `standing`: the last change before the watch, `age` ms ago in server time, undefined for none. */
export type ChangeNews =
  | { readonly kind: "standing"; readonly age: number | undefined }
  | { readonly kind: "changed" };

export interface AreaChanges {
  readonly watch: (area: string, tell: (news: ChangeNews) => void) => Stop;
  /** Watches again where refused, after a new sign-in. */
  readonly retry: () => void;
  readonly stop: Stop;
}

interface Watch {
  stop: Stop;
  refused: boolean;
  readonly listen: () => void;
}

/** @param start called when the first area is watched. */
export function areaChanges(adapter: RealtimeAdapter, start: () => void): AreaChanges {
  const watches = new Set<Watch>();
  return {
    watch: (area, tell) => {
      start();
      const made = watchOf(adapter, area, tell);
      watches.add(made);
      made.listen();
      return once(() => {
        watches.delete(made);
        made.stop();
      });
    },
    retry: () => {
      for (const each of watches) if (each.refused) each.listen();
    },
    stop: () => {
      for (const each of watches) each.stop();
      watches.clear();
    },
  };
}

function watchOf(adapter: RealtimeAdapter, area: string, tell: (news: ChangeNews) => void): Watch {
  let known: string | undefined;
  const news = (value: unknown): void => {
    const state = JSON.stringify(value);
    if (state === known) return;
    const isFirst = known === undefined;
    known = state;
    if (!isFirst) tell({ kind: "changed" });
    else {
      const at = isRecord(value) && typeof value.at === "number" ? value.at : undefined;
      tell({ kind: "standing", age: at === undefined ? undefined : Math.max(0, adapter.serverNow() - at) });
    }
  };
  const watch: Watch = {
    stop: () => undefined,
    refused: false,
    listen: () => {
      watch.stop();
      watch.refused = false;
      watch.stop = adapter.watch(`changes/${area}`, news, () => {
        // Former rules lack changes; the page works without.
        watch.refused = true;
      });
    },
  };
  return watch;
}
