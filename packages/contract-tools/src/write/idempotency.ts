import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { noSuchId } from "../read/verify-access.ts";
import type { Exchange } from "../verify/exchange.ts";
import type { Call } from "../verify/probe.ts";
import type { Accepted } from "./acceptance.ts";
import { whyIrreversible } from "./irreversible.ts";
import { nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** Repeats an accepted request with its key, then sends another body with that key. */
export async function verifyIdempotency(
  { probe, context }: WriteProbe,
  { draft, exchange }: Accepted,
): Promise<void> {
  const key = exchange.request.headers["idempotency-key"];
  if (probe.route.meta.idempotent !== true || key === undefined) return;
  const { params, body } = draft;
  const headers = { "idempotency-key": key };
  const again = await probe.send({ params, body, headers });
  if (again !== undefined) {
    const found = `${again.status} ${again.text.slice(0, 200)}`;
    const said = { expected: `${exchange.status}, the first answer again`, found };
    const isSame = again.status === exchange.status && isDeepStrictEqual(again.json, exchange.json);
    probe.expect("idempotent", "same body", isSame, said, again, exchange);
  }
  await verifyOtherPath(probe, { params, body, headers }, exchange);
  await verifyAfterRefusal({ probe, context }, { draft, exchange });
  const other = otherBody({ probe, context }, draft);
  if (other === undefined) probe.gap("idempotent", "another body", "no field of the body can be changed");
  else {
    const taken = await probe.send({ params, body: other, headers });
    const said = { expected: "status 409", found: `status ${taken?.status ?? 0}` };
    if (taken !== undefined)
      probe.expect("idempotent", "another body", taken.status === 409, said, taken, exchange);
  }
}

/**
 * A key's answer is that of its request: the same key and body for a record that does not exist find none (404), or
 * the key used (409).
 */
export async function verifyOtherPath(
  probe: WriteProbe["probe"],
  { params, body, headers }: Pick<Call, "params" | "body" | "headers">,
  first: Exchange,
): Promise<void> {
  const record = probe.route.meta.record?.param;
  if (record === undefined) return;
  const other = await probe.send({
    params: { ...params, [record]: noSuchId },
    body,
    ...(headers && { headers }),
  });
  if (other === undefined) return;
  const said = { expected: "status 404 or 409", found: `status ${other.status}, as for the first path` };
  probe.expect("idempotent", "another path", other.status >= 300, said, other, first);
}

/** A refused request does not consume its key. */
async function verifyAfterRefusal({ probe, context }: WriteProbe, { draft }: Accepted): Promise<void> {
  const { meta } = probe.route;
  // Only for repeatable effects: a form that saves its own values, or a created record, deleted again.
  const canUndo = whyIrreversible(probe.route) === undefined;
  const mayRepeat = meta.kind === "form" && canUndo && (meta.mode === "edit" || meta.record === undefined);
  const fresh = mayRepeat ? await context.drafts.make(probe, draft.params) : undefined;
  if (fresh === undefined) return;
  const headers = { "idempotency-key": `refused-${randomUUID()}` };
  const call = { params: fresh.params, headers };
  const refused = await probe.send({ ...call, body: { ...fresh.body, notAField: 1 } });
  if (refused?.status !== 422) return;
  const taken = await probe.send({ ...call, body: fresh.body });
  if (taken === undefined) return;
  const isRefusal = taken.status === 422 && isDeepStrictEqual(taken.json, refused.json);
  const said = { expected: "an answer to the second request", found: "the refusal of the first again" };
  probe.expect("idempotent", "after a refusal", !isRefusal, said, taken, refused);
}

function otherBody({ probe, context }: WriteProbe, draft: Accepted["draft"]) {
  const schema = probe.route.body;
  if (schema === undefined) return undefined;
  for (const [name, node] of Object.entries(propertiesOf(nodeOf(schema)))) {
    // An omitted field may be sent now.
    if (name === "version") continue;
    const own: unknown = draft.body[name];
    const turned: unknown = Array.isArray(own) ? own.toReversed() : undefined;
    for (const value of [turned, context.drafts.value(probe, draft, name, node), 2, "autre", true, false]) {
      const body = { ...draft.body, [name]: value };
      if (JSON.stringify(value) !== JSON.stringify(own) && schema.safeParse(body).success) return body;
    }
  }
  return undefined;
}
