import { rowOf } from "../verify/fields.ts";
import type { Draft } from "./draft.ts";
import type { WriteProbe } from "./write-context.ts";

/** While another admin holds the lock, a POST is refused and changes nothing. */
export async function verifyLock({ probe, context }: WriteProbe, { params, body }: Draft): Promise<void> {
  const { lock } = probe.route.meta;
  if (lock === undefined) return;
  const id = Number(params[lock.param]);
  if (context.locks === undefined) {
    probe.gap("locked", "", "only another admin's browser takes a lock; an adapter's hold() can play it");
    return;
  }
  await context.locks.hold(lock.entity, id);
  const refused = await probe.ask("locked", "", [423], { params, body });
  await context.locks.release(lock.entity, id);
  if (refused === undefined) return;
  const holder = rowOf(rowOf(refused.json)?.holder);
  const said = { expected: "the holder's name", found: JSON.stringify(holder) ?? "no holder" };
  probe.expect("locked", "holder", typeof holder?.name === "string", said, refused);
}
