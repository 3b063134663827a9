import { controlContract as routes } from "@palier/contract/control";
import { invalid } from "../core/refusal.ts";
import { bringUpToDate } from "../world/bring-up-to-date.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { type Handled, handle } from "./handled.ts";
import { needWorld } from "./need-world.ts";
import { clockState } from "./summary.ts";

const firstInstant = Date.UTC(1971, 0);
const lastInstant = Date.UTC(9000, 0);

export function clockHandlers(worlds: Worlds): Handled[] {
  return [
    handle(routes.clock, ({ params, body }) => {
      const host = needWorld(worlds, params);
      const { clock, sessions } = host.world;
      if (body.freeze === true && body.run === true) {
        throw invalid([{ path: "freeze", message: texts.freezeAndRun }]);
      }
      const now = clock.now();
      const set = body.set === undefined ? now : Date.parse(body.set);
      const target = set + (body.advanceMs ?? 0);
      if (!(target >= firstInstant && target <= lastInstant)) {
        throw invalid([{ path: body.set === undefined ? "advanceMs" : "set", message: texts.badInstant }]);
      }
      if (body.freeze === true) clock.freeze();
      if (body.run === true || body.freeze === false) clock.run();
      clock.move(target - (clock.frozen ? clock.now() : now));
      // Setting the date keeps sessions alive; advancing time may end them.
      sessions.shift(set - now);
      bringUpToDate(host.world);
      return clockState(host);
    }),
  ];
}
