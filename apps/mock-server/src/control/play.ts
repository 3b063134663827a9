import { controlContract as routes } from "@palier/contract/control";
import type { Player } from "../worlds/player.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { type Handled, handle } from "./handled.ts";
import { needWorld } from "./need-world.ts";

/** Virtual admins (T05). */
export function playHandlers(worlds: Worlds): Handled[] {
  const player = async (params: Readonly<Record<string, string>>): Promise<Player> =>
    (await needWorld(worlds, params)).virtualAdmins.player(params.email ?? "");
  return [
    handle(routes.playOpen, async ({ params, body }) => (await player(params)).open(body.area, body.id)),
    handle(routes.playLock, async ({ params, body }) =>
      (await player(params)).lock(body.area, body.id, body.force === true),
    ),
    handle(routes.playType, async ({ params, body }) =>
      (await player(params)).type(body.area, body.id, body.values),
    ),
    handle(routes.playSave, async ({ params, body }) =>
      (await player(params)).save(body.area, body.id, body.values ?? {}, body.route),
    ),
    handle(routes.playLeave, async ({ params, body = {} }) => ({
      left: (await player(params)).leave(body.area, body.id),
    })),
    handle(routes.playAsk, async ({ params, body }) => (await player(params)).ask(body.area, body.id)),
    handle(routes.playCall, async ({ params, body }) => (await player(params)).call(body)),
    handle(routes.playAnswer, async ({ params, body }) =>
      (await player(params)).answer(body.area, body.id, body.say),
    ),
  ];
}
