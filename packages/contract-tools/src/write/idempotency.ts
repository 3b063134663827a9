import { isDeepStrictEqual } from "node:util";
import type { Accepted } from "./acceptance.ts";
import { nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** Sends an accepted request again under its key, then another body under the same key. */
export async function verifyIdempotency(
  { probe, context }: WriteProbe,
  { draft, exchange }: Accepted,
): Promise<void> {
  const key = exchange.request.headers["idempotency-key"];
  if (probe.route.meta.idempotent !== true || key === undefined) return;
  const { params, body } = draft;
  const headers = { "idempotency-key": key };
  const again = await probe.ask("idempotent", "same body", [exchange.status], { params, body, headers });
  if (again !== undefined) {
    const said = { expected: "the first answer again", found: again.text.slice(0, 200) };
    probe.expect("idempotent", "same body", isDeepStrictEqual(again.json, exchange.json), said, again);
  }
  const other = otherBody({ probe, context }, draft);
  if (other === undefined) probe.gap("idempotent", "another body", "no field of the body can be changed");
  else await probe.expectStatus("idempotent", "another body", [409], { params, body: other, headers });
}

function otherBody({ probe, context }: WriteProbe, draft: Accepted["draft"]) {
  const schema = probe.route.body;
  if (schema === undefined) return undefined;
  for (const [name, node] of Object.entries(propertiesOf(nodeOf(schema)))) {
    if (name === "version" || !(name in draft.body)) continue;
    const own: unknown = draft.body[name];
    const turned: unknown = Array.isArray(own) ? own.toReversed() : undefined;
    for (const value of [turned, context.drafts.value(probe, draft, name, node), 2, "autre", true, false]) {
      const body = { ...draft.body, [name]: value };
      if (JSON.stringify(value) !== JSON.stringify(own) && schema.safeParse(body).success) return body;
    }
  }
  return undefined;
}
