import { rowOf } from "../verify/fields.ts";
import type { Accepted } from "./acceptance.ts";
import type { Draft } from "./draft.ts";
import type { WriteProbe } from "./write-context.ts";

/** Closing or reopening refuses a wrong count and changes nothing. */
export async function verifyRestated(write: WriteProbe, { draft }: Accepted): Promise<void> {
  const { meta } = write.probe.route;
  if (meta.kind !== "action" || meta.change === undefined) return;
  for (const counted of meta.change.counted) await verifyOne(write, draft, counted);
}

async function verifyOne({ probe, context }: WriteProbe, draft: Draft, counted: string): Promise<void> {
  const { params } = draft;
  const fresh = await context.drafts.make(probe, params);
  if (fresh === undefined) return;
  const body = { ...fresh.body, [counted]: Number(fresh.body[counted]) + 1 };
  const refused = await probe.ask("restated", counted, [409], { params, body });
  if (refused === undefined) return;
  const current = rowOf(rowOf(refused.json)?.current);
  const said = {
    expected: `current with ${counted} ${String(fresh.body[counted])}`,
    found: `${counted} ${String(current?.[counted])}`,
  };
  probe.expect("restated", "current", current?.[counted] === fresh.body[counted], said, refused);
  const now = await context.drafts.make(probe, params);
  const kept = {
    expected: `version ${String(fresh.body.version)}`,
    found: `version ${String(now?.body.version)}`,
  };
  probe.expect("refused-unchanged", counted, now?.body.version === fresh.body.version, kept, refused);
}
