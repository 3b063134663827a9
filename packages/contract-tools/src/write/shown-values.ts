import { type Row, rowOf } from "../verify/fields.ts";
import { type Draft, getHalf } from "./draft.ts";
import type { WriteProbe } from "./write-context.ts";

/** Other checks may have saved since. */
export async function shownValues(
  probe: WriteProbe["probe"],
  params: Draft["params"],
): Promise<Row | undefined> {
  const half = getHalf(probe.run.routes, probe.route);
  const shown = half === undefined ? undefined : await probe.of(half).send({ params });
  return rowOf(rowOf(shown?.json)?.values);
}
