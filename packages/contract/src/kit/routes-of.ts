import type { z } from "zod";
import type { ActionMeta } from "./action.ts";
import { boundsNote } from "./bounds.ts";
import type { ExportMeta } from "./export.ts";
import type { FormMeta } from "./form.ts";
import { keptNote } from "./kept.ts";
import type { MediaMeta } from "./media.ts";
import type { OptionsMeta } from "./options.ts";
import type { Provenance } from "./provenance.ts";
import type { ShowMeta } from "./show.ts";
import { specOperations } from "./spec-operations.ts";
import { frozenNote } from "./states.ts";
import type { TableMeta } from "./table.ts";
import { undoNote } from "./undo-time.ts";

type KindMeta = TableMeta | ExportMeta | OptionsMeta | FormMeta | ActionMeta | ShowMeta | MediaMeta;

export type AnyRouteMeta = KindMeta & { readonly provenance: Provenance };

export interface RouteEntry {
  /** `building.list`, `order.refund.post`: unique and stable; the operationId. */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** As in the specification (`{id}`), without the API's base. */
  readonly template: string;
  readonly meta: AnyRouteMeta;
  readonly pathParams: z.ZodObject;
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodType | undefined;
  /** JSON by status, without files and empty answers. */
  readonly answers: ReadonlyMap<number, z.ZodType>;
  readonly statuses: readonly number[];
}

interface LooseRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly pathParams: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly responses: Readonly<Record<number, unknown>>;
  readonly metadata: KindMeta;
}

/**
 * In the contract's order.
 * @example for (const { method, template } of routesOf(contract)) app.on(method, template, handler);
 */
export function routesOf(router: object, prefix = ""): RouteEntry[] {
  return Object.entries(router).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== "object" || value === null) return [];
    const name = prefix === "" ? key : `${prefix}.${key}`;
    return isRoute(value) ? [entry(name, value)] : routesOf(value, name);
  });
}

function isRoute(value: object): value is LooseRoute {
  return "method" in value && "path" in value && "responses" in value;
}

function entry(name: string, route: LooseRoute): RouteEntry {
  const answers = new Map<number, z.ZodType>();
  for (const [status, schema] of Object.entries(route.responses)) {
    if (typeof schema === "object" && schema !== null && "safeParse" in schema) {
      answers.set(Number(status), schema as z.ZodType);
    }
  }
  const { metadata } = route;
  const { template } = metadata;
  const reading = readingOf(route.method, template);
  const held =
    metadata.kind === "form" && metadata.frozen !== undefined ? frozenNote(metadata.frozen) : undefined;
  const bounded =
    metadata.kind === "form" && metadata.bounds !== undefined ? boundsNote(metadata.bounds) : undefined;
  const kept =
    metadata.kind === "action" && metadata.kept !== undefined ? keptNote(metadata.kept) : undefined;
  const undo =
    metadata.kind === "action" && metadata.undo !== undefined ? undoNote(metadata.undo) : undefined;
  const note = [reading.note, metadata.note, held, bounded, kept, undo]
    .filter((each) => each !== undefined)
    .join(" ");
  return {
    name,
    method: route.method,
    template,
    meta: { ...metadata, provenance: reading.provenance, ...(note === "" ? {} : { note }) },
    pathParams: route.pathParams,
    query: route.query,
    body: route.body,
    answers,
    statuses: Object.keys(route.responses).map(Number),
  };
}

const given = new Set<string>(specOperations);

interface Reading {
  readonly provenance: Provenance;
  readonly note?: string;
}

/** `spec` for a line of `spec/routes.tsv`; notes where we chose the method. */
function readingOf(method: string, template: string): Reading {
  if (given.has(`${method} ${template}`)) return { provenance: "spec" };
  if (given.has(`${method}? ${template}`)) return { provenance: "spec", note: methodNote };
  return { provenance: "extension" };
}

const methodNote = "The specification gives no method: GET is our reading.";
