import { controlContract as routes } from "@palier/contract/control";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { findWorld } from "./need-world.ts";

export function realtimeHandlers(worlds: Worlds): Handled[] {
  return [
    handle(routes.dropSockets, ({ params }) => ({ dropped: findWorld(worlds, params).board.dropSockets() })),
    handle(routes.realtime, ({ params, body }) => {
      const { board } = findWorld(worlds, params);
      if (body.online !== undefined) board.online = body.online;
      if (body.rules !== undefined) board.rules = body.rules;
      if (body.endSignIns === true) board.endSignIns();
      return { online: board.online, rules: board.rules };
    }),
  ];
}
