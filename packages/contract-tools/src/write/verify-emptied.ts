import type { FormMeta } from "@palier/contract";
import { rowOf } from "../verify/fields.ts";
import type { Draft } from "./draft.ts";
import { shownValues } from "./shown-values.ts";
import { kindOf, nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** Null erases a text: a backend that reads it as « not sent » keeps what was there. */
export async function verifyEmptied(
  { probe, context }: WriteProbe,
  meta: FormMeta,
  params: Draft["params"],
): Promise<void> {
  const schema = probe.route.body;
  if (schema === undefined) return;
  const name = Object.entries(propertiesOf(nodeOf(schema))).find(([each, node]) => {
    const isText = kindOf(node) === "text" || kindOf(node) === "longText";
    return isText && each in meta.answer.shape && node.anyOf?.some(({ type }) => type === "null");
  })?.[0];
  const filled = await context.drafts.make(probe, params);
  if (name === undefined || filled === undefined) return;
  if (filled.body[name] === null) {
    const { body } = context.drafts.redraw(probe, filled, [name]);
    if ((await probe.send({ params, body }))?.status !== 200) return;
  }
  const fresh = await context.drafts.make(probe, params);
  const body = { ...fresh?.body, [name]: null };
  if (fresh === undefined || fresh.body[name] === null || !schema.safeParse(body).success) return;
  const exchange = await probe.send({ params, body });
  if (exchange?.status !== 200) return;
  const [answered, shown] = [rowOf(exchange.json)?.[name], (await shownValues(probe, params))?.[name]];
  const isEmpty = [answered, shown].every((value) => value === null || value === undefined);
  const found = `${JSON.stringify(answered)}, and then ${JSON.stringify(shown)} in the form`;
  probe.expect("saves", `${name} emptied`, isEmpty, { expected: "null", found }, exchange);
}
