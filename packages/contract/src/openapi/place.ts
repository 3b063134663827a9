import type { Server } from "./document.ts";

/** A route's key under `paths`, and further members of its path item. */
export interface Place {
  readonly path: string;
  readonly item: { readonly servers?: readonly Server[]; readonly "x-template"?: string };
}

/**
 * The place of a route below `serverUrl`. Public linters refuse the trailing slash of the specification's
 * `/admin/` (§2) except in `/`; therefore its first part moves into a server of its own, with the same
 * resulting address. `x-template` keeps the specification's spelling (decision 0004).
 */
export function placeOf(template: string, serverUrl: string, description: string): Place {
  if (template === "/" || !template.endsWith("/")) return { path: template, item: {} };
  const url = serverUrl.replace(/\/$/, "") + template.slice(0, -1);
  return { path: "/", item: { servers: [{ url, description }], "x-template": template } };
}
