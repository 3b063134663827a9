import { contract, fieldsOf, paramNames, type RouteEntry, routesOf } from "@palier/contract";
import type { z } from "zod";
import { catalog } from "../../src/world/catalog.ts";
import type { World } from "../../src/world/world.ts";

/** Fixed segments win, as in the server: `…/ula/new` before `…/ula/{ulaId}`. */
const posts = routesOf(contract)
  .filter(({ method }) => method === "POST")
  .sort((a, b) => paramNames(a.template).length - paramNames(b.template).length)
  .map((route) => [new RegExp(`^${route.template.replace(/\{\w+\}/g, "([^/?]+)")}$`), route] as const);

/**
 * Completes a test's fields to what a screen sends: form values, null for optional ones, present version.
 * Unknown keys stay, to be refused.
 */
export function asSent(world: World, path: string, body: object): object {
  const [route, ids] = routeOf(path);
  if (route === undefined) return body;
  const shape = bodyShape(route);
  const { meta } = route;
  const foreign = meta.kind === "form" ? (catalog.get(meta.entity)?.record.shape ?? {}) : {};
  const kept = Object.entries(body).filter(([key]) => key in shape || !(key in foreign));
  const blank = Object.entries(shape).filter(([, schema]) => schema.safeParse(null).success);
  const version = "version" in shape && !("version" in body) ? versionOf(world, route, ids) : {};
  return {
    ...Object.fromEntries(blank.map(([key]) => [key, null])),
    ...version,
    ...Object.fromEntries(kept),
  };
}

function routeOf(path: string): [RouteEntry | undefined, readonly string[]] {
  for (const [pattern, route] of posts) {
    const found = pattern.exec(path);
    if (found !== null) return [route, found.slice(1)];
  }
  return [undefined, []];
}

const bodyShape = ({ body }: RouteEntry): Record<string, z.ZodType> =>
  body !== undefined && "shape" in body ? Object.fromEntries(fieldsOf(body as z.ZodObject)) : {};

/** A section's changes use its theme's version. */
function versionOf(world: World, { meta, template }: RouteEntry, ids: readonly string[]): object {
  const { record } = meta;
  if (record === undefined) return {};
  const id = Number(ids[paramNames(template).indexOf(record.param)]);
  const version = world.table(record.entity).get(id)?.version;
  return { version: version ?? 1 };
}
