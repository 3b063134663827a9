import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { Call } from "./call.ts";

/** Throws 423 if another admin holds it (S15, L05). */
export function checkLock({ world, route, params, admin }: Call): void {
  const { lock } = route.meta;
  const id = lock === undefined ? undefined : params[lock.param];
  if (lock === undefined || typeof id !== "number") return;
  const holder = world.lockHolder(lock.entity, id, admin);
  if (holder === undefined) return;
  throw refuse("locked", { detail: problemDetails.locked(holder.name), holder: { ...holder } });
}
