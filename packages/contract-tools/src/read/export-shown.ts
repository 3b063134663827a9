import { type ExportMeta, optionalParam, type RouteEntry } from "@palier/contract";
import { z } from "zod";
import type { Exchange } from "../verify/exchange.ts";
import { bare, type Row, rowOf, rowsOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";

export interface ShownRows {
  readonly exchange: Exchange;
  readonly rows: readonly Row[];
  readonly params: Params;
}

/** Days, to find a week with rows. */
const around = [-7, 7, -14, 14] as const;

/** From a GET with the same parameters; an optional period is chosen so that it has rows. */
export async function openShown(probe: Probe, meta: ExportMeta): Promise<ShownRows | undefined> {
  const found = routeOf(probe.run.routes, meta, probe.route);
  if (found === undefined) return undefined;
  const { route, list } = found;
  const read = async (params: Params): Promise<ShownRows | undefined> => {
    const exchange = await probe.of(route).ask("reads", "", [200], { params });
    return exchange === undefined
      ? undefined
      : { exchange, rows: rowsOf(rowOf(exchange.json)?.[list]), params };
  };
  const [params] = probe.run.samples.paramsOf(route, 1);
  const first = params === undefined ? undefined : await read(params);
  const name = optionalParam(route.pathParams);
  if (first === undefined || name === undefined) return first;
  const day = Date.parse(String(rowOf(first.exchange.json)?.[name]));
  if (Number.isNaN(day)) return first;
  let best = first;
  for (const days of around) {
    if (best.rows.length > 1) break;
    const date = new Date(day + days * 86_400_000).toISOString().slice(0, 10);
    const other = await read({ ...first.params, [name]: date });
    if (other !== undefined && other.rows.length > best.rows.length) best = other;
  }
  return best;
}

function routeOf(routes: readonly RouteEntry[], { row }: ExportMeta, { pathParams }: RouteEntry) {
  const names = Object.keys(pathParams.shape).join();
  for (const route of routes) {
    const answer = route.meta.kind === "show" ? route.answers.get(200) : undefined;
    if (!(answer instanceof z.ZodObject) || Object.keys(route.pathParams.shape).join() !== names) continue;
    const list = Object.entries(answer.shape).find(([, schema]) => {
      const inner = schema instanceof z.ZodType ? bare(schema) : undefined;
      return inner instanceof z.ZodArray && inner.element === row;
    });
    if (list !== undefined) return { route, list: list[0] };
  }
  return undefined;
}
