import { refuse } from "../core/refusal.ts";
import { nearest } from "../worlds/nearest.ts";
import type { Stage } from "../worlds/stage.ts";
import { isWorldName } from "../worlds/world-name.ts";
import { worldTexts } from "../worlds/worlds.texts.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";

/** The world of a path. Throws 400 for a name out of shape, 404 for one that nobody has used, with those that exist. */
export function needWorld(worlds: Worlds, params: Readonly<Record<string, string>>): Stage {
  const name = checkedName(params.world ?? "");
  if (worlds.peek(name) === undefined) {
    const names = worlds.list().map((stage) => stage.name);
    throw refuse("not-found", { detail: texts.noWorld(name), allowed: nearest(name, names, 10) });
  }
  return worlds.of(name);
}

/** A world's name in shape. Throws 400, which says what is. */
export function checkedName(name: string): string {
  if (isWorldName(name)) return name;
  throw refuse("malformed", { detail: worldTexts.badName(name) });
}
