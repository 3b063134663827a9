import type { Server } from "./document.ts";

/** Where a route stands in the document: the key under `paths`, and what its path item says besides. */
export interface Place {
  readonly path: string;
  readonly item: { readonly servers?: readonly Server[]; readonly "x-template"?: string };
}

/**
 * The place of a route's template below `serverUrl`. The specification's `/admin/` (§2) ends in a slash, which public
 * linters refuse in any path but `/`. So its first part goes into a server of its own, and server and path together are
 * the same address; `x-template` keeps the specification's spelling (decision 0004).
 */
export function placeOf(template: string, serverUrl: string, description: string): Place {
  if (template === "/" || !template.endsWith("/")) return { path: template, item: {} };
  const url = serverUrl.replace(/\/$/, "") + template.slice(0, -1);
  return { path: "/", item: { servers: [{ url, description }], "x-template": template } };
}
