import type { Crumb } from "@palier/ui";
import type { UIMatch } from "react-router-dom";
import { withLastSearch } from "#areas/last-search.ts";
import type { ShownTitle } from "#navigation/page-title.ts";

/** From routes' `handle: { crumb: { label, href? } }`; a screen's own title replaces the last. */
export function crumbsOf(matches: readonly UIMatch[], shown: ShownTitle | undefined): Crumb[] {
  const crumbs = matches.flatMap(({ handle }) => {
    const crumb = crumbOf(handle);
    return crumb === undefined ? [] : [crumb];
  });
  if (shown === undefined) return crumbs;
  const parent = shown.parent === undefined ? [] : [shown.parent];
  return [...crumbs.slice(0, -1), ...parent, { label: shown.title }];
}

function crumbOf(handle: unknown): Crumb | undefined {
  if (typeof handle !== "object" || handle === null || !("crumb" in handle)) return undefined;
  const { crumb } = handle;
  if (typeof crumb !== "object" || crumb === null || !("label" in crumb)) return undefined;
  const href = "href" in crumb && typeof crumb.href === "string" ? withLastSearch(crumb.href) : undefined;
  return { label: String(crumb.label), href };
}
