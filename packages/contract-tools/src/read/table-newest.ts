import type { TableView } from "./table-view.ts";

/** Descending ids in order of time, at most the declared number. */
export function verifyNewest({ probe, meta, first }: TableView): void {
  if (meta.newest === undefined) return;
  const { most, at } = meta.newest;
  const { ids, rows, total, exchange } = first;
  const isBounded = total <= most;
  probe.expect(
    "newest-first",
    "at most",
    isBounded,
    { expected: `${most} rows at most`, found: `${total}` },
    exchange,
  );
  const outOfPlace = ids.find((id, index) => index > 0 && id >= (ids[index - 1] ?? 0));
  const byId = { expected: "each id less than the one before", found: `${outOfPlace} below a lesser one` };
  probe.expect("newest-first", "id", outOfPlace === undefined, byId, exchange);
  const times = rows.map((row) => Date.parse(String(row[at])));
  const late = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  const byTime = { expected: `${at} no later than in the row above`, found: String(rows[late]?.[at]) };
  probe.expect("newest-first", at, late < 0, byTime, exchange);
}
