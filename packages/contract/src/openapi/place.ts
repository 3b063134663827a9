import type { Server } from "./document.ts";

export interface Place {
  readonly path: string;
  readonly item: { readonly servers?: readonly Server[]; readonly "x-template"?: string };
}

/**
 * Linters refuse the trailing slash of `/admin/` (§2) except in `/`: its first part moves into a server of
 * its own. `x-template` keeps the specification's spelling (decision 0004).
 */
export function placeOf(template: string, serverUrl: string, description: string): Place {
  if (template === "/" || !template.endsWith("/")) return { path: template, item: {} };
  const url = serverUrl.replace(/\/$/, "") + template.slice(0, -1);
  return { path: "/", item: { servers: [{ url, description }], "x-template": template } };
}
