import { refuse } from "../core/refusal.ts";
import { bringUpToDate } from "../world/bring-up-to-date.ts";
import { nearest } from "../worlds/nearest.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import { isWorldName } from "../worlds/world-name.ts";
import { worldTexts } from "../worlds/worlds.texts.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";

/** For acts on what a world holds: brings it up to date first. Throws as {@link findWorld}. */
export function needWorld(worlds: Worlds, params: Readonly<Record<string, string>>): WorldHost {
  const host = findWorld(worlds, params);
  bringUpToDate(host.world);
  return host;
}

/**
 * As it is: for what is around a world, and for what replaces or ends it. Throws 400 for a malformed
 * name, 404 for an unknown one.
 */
export function findWorld(worlds: Worlds, params: Readonly<Record<string, string>>): WorldHost {
  const name = params.world ?? "";
  const allowed = () =>
    nearest(
      name,
      worlds.list().map((host) => host.name),
      10,
    );
  if (!isWorldName(name)) throw refuse("malformed", { detail: worldTexts.badName(name), allowed: allowed() });
  if (worlds.peek(name) === undefined) {
    throw refuse("not-found", { detail: texts.noWorld(name), allowed: allowed() });
  }
  return worlds.of(name);
}

/** Throws 400. */
export function checkedName(name: string): string {
  if (isWorldName(name)) return name;
  throw refuse("malformed", { detail: worldTexts.badName(name) });
}
