import { isDeepStrictEqual } from "node:util";
import { askPage, listQuery } from "../read/list-page.ts";
import type { Exchange } from "../verify/exchange.ts";
import { Probe } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";
import { verifyIdempotency } from "./idempotency.ts";
import { nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** Moves a record in an ordered list and back, checking the list each time. */
export async function verifySort(write: WriteProbe): Promise<Params | undefined> {
  const { probe } = write;
  const name = probe.route.meta.record?.param ?? "";
  const before = await orderOf(write);
  const [moved, at] = [before?.[2] ?? before?.[1], before?.[2] === undefined ? 1 : 2];
  if (before === undefined || moved === undefined) {
    probe.gap("sorts", "", "the list has fewer than two rows");
    return undefined;
  }
  const home = { params: { [name]: moved, position: at + 1 } };
  write.context.created.cleanups.set(`${probe.route.name} ${moved}`, (quiet) =>
    new Probe(quiet, probe.route).send(home),
  );
  let first: Exchange | undefined;
  for (const position of [1, before.length, at + 1]) {
    const params = { [name]: moved, position };
    const headers = { "idempotency-key": `palier-${probe.run.seed}-${moved}-${position}-${Date.now()}` };
    const exchange = await probe.ask("accepts", "", [200], { params, body: {}, headers });
    if (exchange !== undefined && position === 1) {
      first ??= exchange;
      // A backend that ignored the key would raise the record's version again.
      await verifyIdempotency(write, { draft: { params, body: {}, form: undefined, offered: {} }, exchange });
    }
    const after = await orderOf(write);
    if (exchange === undefined || after === undefined) continue;
    probe.pass("accepts");
    const wanted = before.filter((id) => id !== moved);
    wanted.splice(position - 1, 0, moved);
    const said = { expected: wanted.slice(0, 8).join(", "), found: after.slice(0, 8).join(", ") };
    probe.expect("sorts", `to ${position}`, wanted.join() === after.join(), said, exchange);
  }
  if (first !== undefined) await verifyRepeated(write, first, { [name]: moved, position: 1 }, before);
  const params = { [name]: moved, position: at + 1 };
  await verifySeen(write, params, before.length);
  return params;
}

/** Repeating the key of an undone move returns its answer without moving. */
async function verifyRepeated(
  write: WriteProbe,
  first: Exchange,
  params: Params,
  before: readonly number[],
): Promise<void> {
  const { probe } = write;
  const key = first.request.headers["idempotency-key"];
  if (probe.route.meta.idempotent !== true || key === undefined) return;
  const again = await probe.send({ params, body: {}, headers: { "idempotency-key": key } });
  const after = await orderOf(write);
  if (again === undefined || after === undefined) return;
  const isSame = again.status === first.status && isDeepStrictEqual(again.json, first.json);
  const isStill = after.join() === before.join();
  const said = {
    expected: `${first.status}, the first answer again, and no move`,
    found: `${again.status} ${again.text.slice(0, 100)}${isStill ? "" : ", moved once more"}`,
  };
  probe.expect("idempotent", "after it was moved back", isSame && isStill, said, again, first);
}

/** A move with an outdated position is refused. */
async function verifySeen({ probe }: WriteProbe, params: Params, length: number): Promise<void> {
  const places = probe.route.body === undefined ? [] : Object.keys(propertiesOf(nodeOf(probe.route.body)));
  if (!places.includes("fromPosition")) return;
  await probe.expectStatus("stale-version", "fromPosition", [409], {
    params,
    body: { fromPosition: length + 5 },
  });
}

async function orderOf({ probe }: WriteProbe): Promise<readonly number[] | undefined> {
  const { meta } = probe.route;
  const entity = meta.record?.entity;
  const list = probe.run.routes.find(
    (route) =>
      route.meta.kind === "table" &&
      route.meta.entity === entity &&
      "position" in route.meta.row.shape &&
      !route.template.includes("{"),
  );
  if (list?.meta.kind !== "table") return undefined;
  const order = { column: "position", dir: "asc" } as const;
  const query = listQuery(list.meta.row, { order, length: 500 });
  return (await askPage(probe.of(list), "reads", "", {}, query))?.ids;
}
