import type { IncomingMessage } from "node:http";
import type { MockApp } from "../app.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { isLocalProgram } from "../core/local-program.ts";
import { problemAnswer } from "../core/refusal.ts";
import { askedWorld, defaultWorld } from "../worlds/world-name.ts";
import { worldTexts } from "../worlds/worlds.texts.ts";
import type { controlGuard, hostGuard } from "./guards.ts";
import type { NodeRequest } from "./node-request.ts";
import { isStatePage } from "./own-pages.ts";
import type { RealtimeDoor } from "./realtime-door.ts";
import { firebaseSettingsPath, type siteOf } from "./site.ts";

export interface BehindTheDoor {
  readonly app: MockApp;
  readonly hasControl: boolean;
  readonly realtime: RealtimeDoor;
  readonly site: ReturnType<typeof siteOf>;
  readonly strangeHost: ReturnType<typeof hostGuard>;
  readonly guard: ReturnType<typeof controlGuard>;
}

/** Undefined for what is no answer of ours: a file of the web app. */
export function frontDoor({ app, hasControl, realtime, site, strangeHost, guard }: BehindTheDoor) {
  return (request: NodeRequest, incoming: IncomingMessage): Eventually<CoreAnswer> | undefined => {
    const refused = strangeHost(incoming);
    if (refused !== undefined) return refused;
    if (app.serves(request.path))
      return (hasControl ? undefined : otherWorld(request)) ?? app.answer(request);
    if (app.control.serves(request.path)) {
      return guard(request, incoming.socket.remoteAddress) ?? app.control.answer(request);
    }
    if (request.path === firebaseSettingsPath || isStatePage(request)) {
      return guard(request, incoming.socket.remoteAddress) ?? site(request);
    }
    return realtime.handle(request, isLocalProgram(incoming)) ?? site(request);
  };
}

/** Each new name would take memory. */
function otherWorld(request: CoreRequest): CoreAnswer | undefined {
  if (askedWorld(request) === defaultWorld) return undefined;
  return problemAnswer("not-found", { detail: worldTexts.onlyDefault });
}
