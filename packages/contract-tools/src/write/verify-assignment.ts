import { randomUUID } from "node:crypto";
import { maxPageLength, paramNames, type RouteEntry, type TableMeta } from "@palier/contract";
import { askPage, listQuery } from "../read/list-page.ts";
import type { Exchange } from "../verify/exchange.ts";
import type { Row } from "../verify/fields.ts";
import { Probe } from "../verify/probe.ts";
import { entityOfParam, type Params } from "../verify/samples.ts";
import { entityOf, nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** The route that undoes `…/add`. */
export const removalOf = (
  routes: readonly RouteEntry[],
  { template, method }: RouteEntry,
): RouteEntry | undefined =>
  method === "POST" && template.endsWith("/add")
    ? routes.find((each) => each.method === "POST" && each.template === template.replace(/add$/, "remove"))
    : undefined;

interface Other {
  readonly entity: string;
  readonly name: string;
  readonly inPath: boolean;
}

/** A table with each pair's state: a column, or mere presence. */
interface Pairs {
  readonly route: RouteEntry;
  readonly meta: TableMeta;
}

/** Adds and removes one pair, checking the table that lists them; returns an accepted call. */
export async function verifyAssignment(write: WriteProbe, removal: RouteEntry) {
  const { probe } = write;
  const other = otherOf(probe.route);
  const pairs = other === undefined ? undefined : tableOf(probe.run.routes, probe.route, other);
  const record = probe.route.meta.record;
  const [first] = probe.run.samples.paramsOf(probe.route, 1);
  if (other === undefined || pairs === undefined || record === undefined || first === undefined) {
    probe.gap("assigns", "", "no table of the contract lists the assignments");
    return undefined;
  }
  const id = Number(first[record.param]);
  const state = await stateOf(write, pairs, id);
  const found = state === undefined ? undefined : await added(write, removal, { first, other, state });
  if (found === undefined) {
    probe.gap("assigns", "", `everything is assigned to ${record.entity} ${id}`);
    return undefined;
  }
  const { call, exchange } = found;
  const free = Number(call.params[other.name] ?? call.body[other.name]);
  const check = async (own: Probe, wanted: boolean, done: Exchange) => {
    own.pass("accepts");
    const now = (await stateOf(write, pairs, id))?.get(free) === true;
    const said = {
      expected: `${other.entity} ${free} ${wanted ? "" : "not "}assigned`,
      found: `assigned: ${now}`,
    };
    own.expect("assigns", "", now === wanted, said, done);
  };
  /** Repeating the first key returns its answer without adding the pair again. */
  const repeated = async () => {
    const key = exchange.request.headers["idempotency-key"];
    if (probe.route.meta.idempotent !== true || key === undefined) return;
    const again = await probe.send({ ...call, headers: { "idempotency-key": key } });
    if (again === undefined) return;
    const isBack = (await stateOf(write, pairs, id))?.get(free) === true;
    const said = {
      expected: `${exchange.status}, the first answer again, and nothing added`,
      found: `${again.status} ${again.text.slice(0, 100)}${isBack ? ", added once more" : ""}`,
    };
    const isRight = again.status === exchange.status && !isBack;
    probe.expect("idempotent", "after it was removed", isRight, said, again, exchange);
    if (isBack) await own.send(call);
  };
  const own = probe.of(removal);
  if (exchange.status === 200) await check(probe, true, exchange);
  else probe.fail("accepts", "", "status 200", `status ${exchange.status}`, exchange);
  const removed = await own.ask("accepts", "", [200], call);
  if (removed !== undefined) await check(own, false, removed);
  if (removed !== undefined && exchange.status === 200) await repeated();
  return call;
}

/** Records to try; a disabled one may be refused. */
const tried = 12;

interface Search {
  readonly first: Params;
  readonly other: Other;
  readonly state: ReadonlyMap<number, boolean>;
}

/** Assigns an unassigned record that the backend accepts; a cleanup always removes it. */
async function added({ probe, context }: WriteProbe, removal: RouteEntry, { first, other, state }: Search) {
  const { samples } = probe.run;
  const free = samples.idsOf(other.entity).filter((each) => state.get(each) !== true);
  for (const id of free.slice(0, tried)) {
    const call = callOf(first, other, id);
    context.created.cleanups.set(`${removal.name} ${JSON.stringify(call)}`, (quiet) =>
      new Probe(quiet, removal).send(call),
    );
    const exchange = await probe.send({ ...call, headers: { "idempotency-key": `add-${randomUUID()}` } });
    if (exchange === undefined) return undefined;
    if (exchange.status !== 409 && exchange.status !== 422) return { call, exchange };
    context.created.cleanups.delete(`${removal.name} ${JSON.stringify(call)}`);
  }
  return undefined;
}

function otherOf(route: RouteEntry): Other | undefined {
  for (const name of paramNames(route.template)) {
    const entity = entityOfParam(route, name);
    if (entity !== undefined && name !== route.meta.record?.param) return { entity, name, inPath: true };
  }
  for (const [name, node] of Object.entries(
    route.body === undefined ? {} : propertiesOf(nodeOf(route.body)),
  )) {
    const entity = entityOf(node);
    if (entity !== undefined) return { entity, name, inPath: false };
  }
  return undefined;
}

function tableOf(
  routes: readonly RouteEntry[],
  { meta: { record } }: RouteEntry,
  { entity }: Other,
): Pairs | undefined {
  const found = routes.flatMap((route): Pairs[] => {
    const { meta } = route;
    const lists = meta.kind === "table" && meta.entity === entity && meta.record?.entity === record?.entity;
    return lists && !route.template.endsWith("/add") ? [{ route, meta }] : [];
  });
  return found.find(({ meta }) => "assigned" in meta.row.shape) ?? found[0];
}

/** All pages are read, since a missing id means unassigned. */
async function stateOf({ probe }: WriteProbe, { route, meta }: Pairs, id: number) {
  const params: Params = { [meta.record?.param ?? ""]: id };
  const flagged = "assigned" in meta.row.shape;
  const states = new Map<number, boolean>();
  for (let start = 0; ; start += maxPageLength) {
    const query = listQuery(meta.row, { start, length: maxPageLength });
    const page = await askPage(probe.of(route), "reads", "", params, query);
    if (page === undefined) return undefined;
    for (const row of page.rows) states.set(Number(row.id), flagged ? row.assigned === true : true);
    if (page.rows.length < maxPageLength || states.size >= page.filtered) return states;
  }
}

function callOf(first: Params, { name, inPath }: Other, id: number): { params: Params; body: Row } {
  return inPath ? { params: { ...first, [name]: id }, body: {} } : { params: first, body: { [name]: id } };
}
