import type { RouteEntry } from "@palier/contract";

/** By name or path: `order.*`, `*.export`, `/admin/building/**`; `*` stops at dots and slashes. */
export function routeGlob(globs: readonly string[]): (route: RouteEntry) => boolean {
  const patterns = globs.flatMap((glob) => glob.split(",")).map(pattern);
  if (patterns.length === 0) return () => true;
  return ({ name, template }) => patterns.some((each) => each.test(name) || each.test(template));
}

const pattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .trim()
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replace(/\*+/g, ".*")}$`,
    "i",
  );
