import { controlContract as routes } from "@palier/contract/control";
import type { Player } from "../worlds/player.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { needWorld } from "./need-world.ts";

/** Virtual admins (T05). */
export function playHandlers(worlds: Worlds): Handled[] {
  const player = (params: Readonly<Record<string, string>>): Player =>
    needWorld(worlds, params).virtualAdmins.player(params.email ?? "");
  return [
    handle(routes.playOpen, ({ params, body }) => player(params).open(body.area, body.id)),
    handle(routes.playLock, ({ params, body }) =>
      player(params).lock(body.area, body.id, body.force === true),
    ),
    handle(routes.playType, ({ params, body }) => player(params).type(body.area, body.id, body.values)),
    handle(routes.playSave, ({ params, body }) =>
      player(params).save(body.area, body.id, body.values ?? {}, body.route),
    ),
    handle(routes.playLeave, ({ params, body = {} }) => ({
      left: player(params).leave(body.area, body.id),
    })),
    handle(routes.playAsk, ({ params, body }) => player(params).ask(body.area, body.id)),
    handle(routes.playCall, ({ params, body }) => player(params).call(body)),
    handle(routes.playAnswer, ({ params, body }) => player(params).answer(body.area, body.id, body.say)),
  ];
}
