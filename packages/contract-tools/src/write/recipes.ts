import type { RouteEntry } from "@palier/contract";
import { idOf, type Row, rowOf, rowsOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";
import { nodeOf, propertiesOf } from "./value-node.ts";

/**
 * The complete order of a record's parts, from the record's GET whose answer lists them under the same name
 * without `Ids`.
 */
export async function wholeOrder(probe: Probe, params: Params): Promise<Row | undefined> {
  const { route, run } = probe;
  const list = route.body === undefined ? undefined : orderField(route);
  if (list === undefined) return undefined;
  const source = run.routes.find(
    ({ method, meta, answers }) =>
      method === "GET" &&
      meta.kind === "show" &&
      meta.record?.entity === route.meta.record?.entity &&
      answers.has(200),
  );
  const shown = source === undefined ? undefined : await probe.of(source).send({ params });
  const record = rowOf(shown?.json);
  const ids = rowsOf(record?.[list.replace(/Ids$/, "s")]).map(({ id }) => idOf(id) ?? 0);
  return record === undefined || ids.length === 0 ? undefined : { [list]: ids, version: record.version };
}

/** The list field of a body that consists of ids and a version. */
function orderField({ body, answers }: RouteEntry): string | undefined {
  const names = Object.keys(body === undefined ? {} : propertiesOf(nodeOf(body)));
  const list = names.find((name) => name.endsWith("Ids"));
  const isOrder = names.length === 2 && names.includes("version") && list !== undefined;
  const answer = answers.get(200);
  const part = list?.replace(/Ids$/, "s") ?? "";
  return isOrder && answer !== undefined && part in propertiesOf(nodeOf(answer)) ? list : undefined;
}
