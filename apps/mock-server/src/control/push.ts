import { accountAdmin } from "@palier/contract";
import { type Outbox, controlContract as routes } from "@palier/contract/control";
import type { Stage } from "../worlds/stage.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { needWorld } from "./need-world.ts";

/** Push messages go into the outbox, from where whoever drives the browser delivers them (T06). */
export function pushHandlers(worlds: Worlds): Handled[] {
  return [
    handle(routes.outbox, ({ params }) => {
      const stage = needWorld(worlds, params);
      return { messages: [...stage.outbox.list()], receivers: receivers(stage) };
    }),
    handle(routes.push, ({ params, body }) => {
      const stage = needWorld(worlds, params);
      // Throws 404 for an address that nobody has.
      const to = body.to === undefined ? undefined : stage.troupe.player(body.to).email;
      const tokens = receivers(stage)
        .filter(({ email }) => to === undefined || email === to)
        .map(({ firebaseToken }) => firebaseToken);
      return stage.outbox.send(body, stage.world.clock.instant(), tokens);
    }),
  ];
}

function receivers({ world }: Stage): Outbox["receivers"] {
  const admins = world.table(accountAdmin);
  return Array.from(world.pushRegistrations, ([adminId, registration]) => ({
    adminId,
    email: admins.get(adminId)?.email ?? "",
    ...registration,
  }));
}
