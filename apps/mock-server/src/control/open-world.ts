import { emptyAnswer } from "../core/answers.ts";
import { writeCookie } from "../core/cookies.ts";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import { refuse } from "../core/refusal.ts";
import { worldCookie } from "../worlds/world-name.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { checkedName } from "./need-world.ts";

const path = /^\/__mock\/worlds\/([^/]+)\/open$/;

/**
 * `GET /__mock/worlds/<name>/open?to=/admin/…` sets the world cookie and redirects. Undefined for other
 * requests. Throws 400 for a malformed name or an address outside the app.
 */
export function openWorld(worlds: Worlds, request: CoreRequest): CoreAnswer | undefined {
  const found = path.exec(request.path)?.[1];
  if (found === undefined || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
  const name = checkedName(found);
  const to = new URLSearchParams(request.query).get("to") ?? "/";
  const location = appPath(to);
  if (location === undefined) throw refuse("malformed", { detail: texts.badTo });
  worlds.of(name);
  return emptyAnswer(303, { location, "set-cookie": writeCookie(request, worldCookie, name) });
}

const here = "http://app.invalid";

function appPath(to: string): string | undefined {
  if (!/^\/(?![/\\])/.test(to)) return undefined;
  try {
    const url = new URL(to, here);
    // `/.//evil.example` has this origin, but browsers resolve it to another host.
    return url.origin === here && !url.pathname.startsWith("//")
      ? url.pathname + url.search + url.hash
      : undefined;
  } catch {
    return undefined;
  }
}
