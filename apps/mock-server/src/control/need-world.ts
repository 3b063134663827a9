import { refuse } from "../core/refusal.ts";
import { nearest } from "../worlds/nearest.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import { isWorldName } from "../worlds/world-name.ts";
import { worldTexts } from "../worlds/worlds.texts.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { upToDate } from "./up-to-date.ts";

/**
 * For acts on what a world holds: waits for its earlier calls, and brings it up to date. Throws as
 * {@link findWorld}.
 */
export async function needWorld(
  worlds: Worlds,
  params: Readonly<Record<string, string>>,
): Promise<WorldHost> {
  for (;;) {
    const host = findWorld(worlds, params);
    const { world } = host;
    await upToDate(world);
    // It may have been replaced or deleted meanwhile.
    if (worlds.peek(host.name) === host && host.world === world) return host;
  }
}

/**
 * As it is, and at once: for what is around a world, and for what replaces or ends it. Throws 400 for a malformed
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
