import { controlContract as routes } from "@palier/contract/control";
import type { Grounds } from "../worlds/grounds.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { needWorld } from "./need-world.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { restoreHost } from "./restore-host.ts";
import { snapshotOf } from "./snapshot-of.ts";
import { summaryOf } from "./summary.ts";

/** A world becomes a file and a file a world (T08). */
export function snapshotHandlers(worlds: Worlds, grounds: Grounds): Handled[] {
  return [
    handle(routes.snapshot, ({ params }) => snapshotOf(needWorld(worlds, params))),
    handle(routes.restore, ({ params, body }) => {
      const host = needWorld(worlds, params);
      restoreHost(host, readSnapshot(body), grounds);
      return summaryOf(worlds, host);
    }),
  ];
}
