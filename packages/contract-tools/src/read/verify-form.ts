import { isDeepStrictEqual } from "node:util";
import { type FormMeta, fieldMeta, isNullable } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import { idOf, rowOf, rowsOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";

/** Records per form. */
const opened = 3;

/** Values equal the record's, and are among the choices. */
export async function verifyFormGet(probe: Probe, meta: FormMeta): Promise<void> {
  const all = probe.run.samples.paramsOf(probe.route, opened);
  if (all.length === 0) probe.gap("reads", "", `no id is known for ${probe.route.template}`);
  for (const params of all) {
    const exchange = await probe.ask("reads", "", [200], { params });
    if (exchange === undefined) continue;
    probe.pass("reads");
    probe.run.samples.harvest(probe.route, params, exchange.json);
    checkForm(probe, meta, exchange);
  }
}

function checkForm(probe: Probe, meta: FormMeta, exchange: Exchange): void {
  const answer = rowOf(exchange.json);
  const values = rowOf(answer?.values);
  if (answer === undefined || values === undefined) return;
  const record = rowOf(answer.record);
  const wrong = [
    ...(meta.mode === "edit" ? ownValues(values, record) : []),
    ...meta.choices.flatMap((name) => offered(meta, name, values[name], rowOf(answer.choices)?.[name])),
  ];
  const said = { expected: "the record's values, each choice among those offered", found: wrong.join("; ") };
  probe.expect("form-values", "", wrong.length === 0, said, exchange);
}

function ownValues(values: object, record: Readonly<Record<string, unknown>> | undefined): string[] {
  if (record === undefined) return ["there is no record"];
  if (idOf(record.version) === undefined) return ["the record has no version"];
  const own = Object.entries(values).filter(([name]) => name in record);
  const version = "version" in values ? [] : ["values has no version"];
  return [
    ...version,
    ...own.flatMap(([name, value]) =>
      isDeepStrictEqual(value, record[name])
        ? []
        : [`${name} is ${JSON.stringify(value)}, the record's ${JSON.stringify(record[name])}`],
    ),
  ];
}

function offered(meta: FormMeta, name: string, value: unknown, choices: unknown): string[] {
  const ids = rowsOf(choices).map(({ id }) => id);
  const schema = meta.values.shape[name];
  const { labels } = schema === undefined ? {} : fieldMeta(schema);
  const mustChoose =
    meta.mode === "edit" && schema !== undefined && !isNullable(schema) && !schema.safeParse([]).success;
  const none = mustChoose && ids.length === 0 ? [`${name} offers nothing, and must be chosen`] : [];
  const foreign = labels === undefined ? [] : ids.filter((id) => !(String(id) in labels));
  const chosen = value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];
  const lost = chosen.filter((each) => !ids.includes(each));
  return [
    ...none,
    ...foreign.map((id) => `${name} offers ${String(id)}, which the contract does not know`),
    ...lost.map((each) => `${name} is ${String(each)}, which is not among its choices`),
  ];
}
