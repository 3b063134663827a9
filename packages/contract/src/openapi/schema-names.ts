import type { z } from "zod";
import { nothing } from "../kit/action.ts";
import { required } from "../kit/json-schema.ts";
import { allNamed, nameOf, pascal } from "../kit/named.ts";
import type { DocumentedRoute } from "./book.ts";

/**
 * Named after their route, for readable generated classes: `Building`, `BuildingRow`, `BuildingRowPage`,
 * `BuildingEditForm` (the GET's answer), `BuildingEditValues` (the POST's body).
 */
export interface SchemaNames {
  readonly inputs: ReadonlyMap<z.ZodType, string>;
  readonly outputs: ReadonlyMap<z.ZodType, string>;
  /** Undefined without a body. */
  readonly body: (route: DocumentedRoute) => string | undefined;
  /** Undefined for files and empty answers. */
  readonly answer: (route: DocumentedRoute, status: number) => string | undefined;
}

export function nameSchemas(routes: readonly DocumentedRoute[]): SchemaNames {
  const inputs = new Map(allNamed());
  const outputs = new Map(allNamed());
  const pages = new Map<z.ZodType, string>();
  const rows = new Map<z.ZodType, string>();
  const answers = new Map<z.ZodType, string>(allNamed());
  const taken = new Set(allNamed().values());

  const claim = (name: string, otherwise: string): string => {
    const free = taken.has(name) ? otherwise : name;
    if (taken.has(free)) throw new Error(`Two schemas of the contract would both be called ${free}.`);
    taken.add(free);
    return free;
  };
  const rowName = (row: z.ZodType, entity: string, route: string): string => {
    const known = nameOf(row) ?? rows.get(row);
    if (known !== undefined) return known;
    const name = claim(`${pascal(entity)}Row`, `${route}Row`);
    rows.set(row, name);
    outputs.set(row, name);
    return name;
  };

  /** Same rows, same page component. */
  const sharedName = (route: DocumentedRoute, base: string): string | undefined => {
    if (route.meta.kind === "options") return "Options";
    if (route.meta.kind === "table") return `${rowName(route.meta.row, route.meta.entity, base)}Page`;
    return undefined;
  };

  for (const route of routes) {
    const base = pascal(route.name.replace(/\.(get|post)$/, ""));
    const form = route.meta.kind === "form";
    for (const [status, schema] of route.answers) {
      if (status >= 400 || answers.has(schema)) continue;
      const shared = sharedName(route, base);
      const known = shared === undefined ? undefined : [...pages.values()].find((name) => name === shared);
      const name = known ?? claim(shared ?? `${base}${form ? "Form" : "Answer"}`, `${base}Answer`);
      if (shared !== undefined) pages.set(schema, name);
      if (known === undefined) outputs.set(schema, name);
      answers.set(schema, name);
    }
    const body = bodyOf(route);
    if (body !== undefined && !inputs.has(body)) {
      inputs.set(body, claim(`${base}${form ? "Values" : "Request"}`, `${base}Body`));
    }
  }

  const nameIn = (names: ReadonlyMap<z.ZodType, string>, schema: z.ZodType | undefined) =>
    schema === undefined ? undefined : names.get(schema);
  return {
    inputs,
    outputs,
    body: (route) => nameIn(inputs, bodyOf(route)),
    answer: (route, status) => nameIn(answers, route.answers.get(status)),
  };
}

function bodyOf(route: DocumentedRoute): z.ZodType | undefined {
  return route.body === undefined || route.body === nothing ? undefined : required(route.body);
}
