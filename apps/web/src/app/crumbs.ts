import type { Crumb } from "@palier/ui";
import type { UIMatch } from "react-router-dom";

/** A route says its crumb in `handle: { crumb: { label, href? } }`. */
export function crumbsOf(matches: readonly UIMatch[]): Crumb[] {
  return matches.flatMap(({ handle }) => {
    const crumb = crumbOf(handle);
    return crumb === undefined ? [] : [crumb];
  });
}

function crumbOf(handle: unknown): Crumb | undefined {
  if (typeof handle !== "object" || handle === null || !("crumb" in handle)) return undefined;
  const { crumb } = handle;
  if (typeof crumb !== "object" || crumb === null || !("label" in crumb)) return undefined;
  const href = "href" in crumb && typeof crumb.href === "string" ? crumb.href : undefined;
  return { label: String(crumb.label), href };
}
