import { paramNames, type RouteEntry } from "@palier/contract";
import fc from "fast-check";
import { idOf, type Row, rowOf, rowsOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import { entityOfParam, type Params } from "../verify/samples.ts";
import type { Created } from "./created.ts";
import { validValues } from "./valid-values.ts";
import { entityOf, nodeOf, propertiesOf, type ValueNode } from "./value-node.ts";

export interface Draft {
  readonly params: Params;
  readonly body: Row;
  readonly form: Row | undefined;
  readonly offered: Readonly<Record<string, readonly unknown[]>>;
}

/** Values are drawn anew each time, so that unique fields stay unique. */
export class Drafts {
  readonly #created: Created;
  readonly #seed: number;
  #drawn = 0;

  constructor(created: Created, seed: number) {
    this.#created = created;
    this.#seed = seed;
  }

  /** This run's records first. */
  paramsOf(probe: Probe, limit: number): Params[] {
    const { route, run } = probe;
    const names = paramNames(route.template);
    const found = run.samples.paramsOf(route, limit);
    const [name] = names.filter((each) => entityOfParam(route, each) !== undefined);
    const entity = name === undefined ? undefined : entityOfParam(route, name);
    if (name === undefined || entity === undefined) return found;
    // Without other known records, only this run's.
    const base = found[0] ?? (names.length === 1 ? {} : undefined);
    if (base === undefined) return found;
    return [...this.#created.idsOf(entity).map((id) => ({ ...base, [name]: id })), ...found].slice(0, limit);
  }

  /** The form's values, completed as a person would. */
  async make(probe: Probe, params: Params): Promise<Draft | undefined> {
    const { route } = probe;
    const schema = route.body;
    if (schema === undefined) return { params, body: {}, form: undefined, offered: {} };
    const half = getHalf(probe.run.routes, route);
    const exchange = half === undefined ? undefined : await probe.of(half).send({ params });
    if (half !== undefined && exchange?.status !== 200) return undefined;
    const form = rowOf(exchange?.json);
    const shown = rowOf(form?.values);
    const isEdit = route.meta.kind === "form" && route.meta.mode === "edit";
    if (isEdit && shown !== undefined) this.#created.remember({ route, params, values: shown });
    const offered = Object.fromEntries(
      Object.entries(rowOf(form?.choices) ?? {}).map(([name, choices]) => [
        name,
        rowsOf(choices).map(({ id }) => id),
      ]),
    );
    const own = {
      ...(await this.#counted(probe, params)),
      ...shown,
      ...probe.run.bodies[route.name],
    };
    const draft: Draft = {
      params,
      body: {},
      form,
      offered: { ...offered, ...referencesThatFit(probe, schema) },
    };
    const body: Record<string, unknown> = {};
    for (const [name, node] of Object.entries(propertiesOf(nodeOf(schema)))) {
      const value = name in own ? own[name] : undefined;
      const taken = value !== undefined && fits(node, value);
      if (taken) body[name] = value;
      else if (name === "version") body[name] = await this.#version(probe, params);
      else if (!mayBeLeftOut(schema, node, name)) body[name] = this.value(probe, draft, name, node);
    }
    return { ...draft, body };
  }

  async fresh(probe: Probe, { params, body }: Draft): Promise<Row> {
    if (!("version" in body)) return body;
    const now = await this.make(probe, params);
    return { ...body, version: now?.body.version ?? body.version };
  }

  value({ run, route }: Probe, { offered }: Draft, name: string, node: ValueNode): unknown {
    const choices = offered[name];
    if (choices !== undefined && choices.length > 0) {
      const entity = entityOf(node);
      const own = entity === undefined ? [] : this.#created.idsOf(entity);
      return own.find((id) => choices.includes(id)) ?? choices[this.#next() % choices.length];
    }
    const entity = entityOf(node);
    if (entity !== undefined && node.type !== "array")
      return this.#created.idsOf(entity)[0] ?? run.samples.idsOf(entity)[0];
    const items = node.items === undefined ? undefined : entityOf(node.items);
    if (items !== undefined) return [];
    const kind = node["x-kind"];
    if ((kind === "money" || kind === "count") && node.type === "integer")
      return Math.max(node.minimum ?? 0, 1);
    const seed = this.#seed * 1000 + this.#next() + route.name.length;
    return fc.sample(validValues(node), { seed, numRuns: 1 })[0];
  }

  /** For the same record, with the named fields changed (usually those refused). */
  redraw(probe: Probe, draft: Draft, fields: readonly string[]): Draft {
    const properties = probe.route.body === undefined ? {} : propertiesOf(nodeOf(probe.route.body));
    const body = { ...draft.body };
    for (const name of fields) {
      const node = properties[name];
      if (node !== undefined && name !== "version") body[name] = this.value(probe, draft, name, node);
    }
    return { ...draft, body };
  }

  async #version(probe: Probe, params: Params): Promise<number> {
    const record = probe.route.meta.lock ?? probe.route.meta.record;
    if (record === undefined) return 1;
    return (await versionOf(probe, record.entity, Number(params[record.param]))) ?? 1;
  }

  /** What a state change repeats: the count it concerns, and an allowed next state. */
  async #counted(probe: Probe, params: Params): Promise<Row | undefined> {
    const { meta } = probe.route;
    if (meta.kind !== "action" || meta.change === undefined || meta.record === undefined) return undefined;
    const { field, counted, next } = meta.change;
    const record = await recordOf(probe, meta.record.entity, Number(params[meta.record.param]));
    if (record === undefined) return undefined;
    const now = record[field];
    const to = typeof now === "boolean" ? !now : next?.[String(now)]?.[0];
    return {
      ...Object.fromEntries(counted.map((column) => [column, record[column]])),
      ...(to === undefined ? {} : { [field]: to }),
    };
  }

  #next(): number {
    this.#drawn += 1;
    return this.#drawn;
  }
}

/** From one answer, so that they belong together (a section of its theme). */
function referencesThatFit({ run }: Probe, schema: NonNullable<RouteEntry["body"]>) {
  const node = nodeOf(schema);
  const required = (node.required ?? []).flatMap((name): [name: string, entity: string][] => {
    const entity = entityOf(propertiesOf(node)[name] ?? {});
    return entity === undefined ? [] : [[name, entity]];
  });
  const entities = new Set(required.map(([, entity]) => entity));
  const found =
    entities.size < 2 || entities.size < required.length
      ? undefined
      : run.samples.together(required.map(([, entity]) => entity));
  return Object.fromEntries(
    found === undefined ? [] : required.map(([name, entity]) => [name, [found.get(entity)]]),
  );
}

export const getHalf = (
  routes: readonly RouteEntry[],
  { template, meta }: RouteEntry,
): RouteEntry | undefined =>
  meta.kind === "form"
    ? routes.find((each) => each.method === "GET" && each.template === template && each.meta.kind === "form")
    : undefined;

/** As an edit form's or its page's GET shows it. */
export async function recordOf(probe: Probe, entity: string, id: number): Promise<Row | undefined> {
  const routes = probe.run.routes.filter(({ method, meta, template }) => {
    const shows = (meta.kind === "form" && meta.mode === "edit") || meta.kind === "show";
    const named = meta.record?.entity === entity && paramNames(template).length === 1;
    return method === "GET" && shows && named;
  });
  for (const route of routes) {
    const name = route.meta.record?.param ?? "";
    const exchange = await probe.of(route).send({ params: { [name]: id } });
    const answer = exchange?.status === 200 ? rowOf(exchange.json) : undefined;
    const record = rowOf(answer?.record) ?? answer;
    if (record !== undefined && idOf(record.version) !== undefined && record.id === id) return record;
  }
  return undefined;
}

export async function versionOf(probe: Probe, entity: string, id: number): Promise<number | undefined> {
  return idOf((await recordOf(probe, entity, id))?.version);
}

/** Null is no value where the schema requires one. */
const fits = (node: ValueNode, value: unknown): boolean =>
  value !== null || (node.anyOf?.some(({ type }) => type === "null") ?? false);

function mayBeLeftOut(schema: NonNullable<RouteEntry["body"]>, _node: ValueNode, name: string): boolean {
  return !(nodeOf(schema).required ?? []).includes(name);
}
