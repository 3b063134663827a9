import { controlContract as routes } from "@palier/contract/control";
import type { Grounds } from "../worlds/grounds.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { findWorld, needWorld } from "./need-world.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { restoreHost } from "./restore-host.ts";
import { snapshotOf } from "./snapshot-of.ts";
import { summaryOf } from "./summary.ts";
import { upToDate } from "./up-to-date.ts";
import { checkedRows } from "./worlds.ts";

/** Saves and loads worlds (T08). */
export function snapshotHandlers(worlds: Worlds, grounds: Grounds): Handled[] {
  return [
    handle(routes.snapshot, async ({ params }) => snapshotOf(await needWorld(worlds, params))),
    handle(routes.restore, async ({ params, body }) => {
      const { share } = findWorld(worlds, params).world.turns;
      const saved = readSnapshot(body);
      const ground = await grounds.ready(saved.seed, checkedRows(saved.rows), share);
      // It may have been deleted meanwhile.
      const host = findWorld(worlds, params);
      restoreHost(host, saved, ground);
      await upToDate(host.world);
      return summaryOf(worlds, host);
    }),
  ];
}
