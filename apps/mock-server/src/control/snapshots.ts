import { controlContract as routes } from "@palier/contract/control";
import { bringUpToDate } from "../world/bring-up-to-date.ts";
import type { Grounds } from "../worlds/grounds.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { findWorld, needWorld } from "./need-world.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { restoreHost } from "./restore-host.ts";
import { snapshotOf } from "./snapshot-of.ts";
import { summaryOf } from "./summary.ts";
import { checkedRows } from "./worlds.ts";

/** Saves and loads worlds (T08). */
export function snapshotHandlers(worlds: Worlds, grounds: Grounds): Handled[] {
  return [
    handle(routes.snapshot, ({ params }) => snapshotOf(needWorld(worlds, params))),
    handle(routes.restore, ({ params, body }) => {
      const host = findWorld(worlds, params);
      const saved = readSnapshot(body);
      restoreHost(host, saved, grounds.of(saved.seed, checkedRows(saved.rows)));
      bringUpToDate(host.world);
      return summaryOf(worlds, host);
    }),
  ];
}
