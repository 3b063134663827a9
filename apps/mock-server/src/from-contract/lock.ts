import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { Call } from "./call.ts";

/**
 * 423 when another admin holds the record that a POST would change (S15, L05). A fragment changes nothing, and what a
 * « new » form makes or adds nobody can hold yet: there `{id}` names a parent.
 */
export function checkLock({ world, route, params, admin }: Call): void {
  const { meta } = route;
  if (!("entity" in meta) || meta.entity === undefined || meta.kind === "table") return;
  if (meta.kind === "fragment" || (meta.kind === "form" && meta.mode === "new")) return;
  const id = params[`${meta.entity}Id`] ?? params.id;
  const holder = typeof id === "number" ? world.lockHolder(meta.entity, id) : undefined;
  if (holder === undefined || holder.email === admin?.email) return;
  throw refuse("locked", { detail: problemDetails.locked(holder.name), holder: { ...holder } });
}
