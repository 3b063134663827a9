import type { ExportFormat } from "@palier/contract";
import { fold } from "../store/fold.ts";
import { catalog } from "../world/catalog.ts";

/** « Immeubles »: what a list's records are called. */
export const listName = (entity: string): string => catalog.get(entity)?.texts.plural ?? entity;

/** `immeubles-2026-11-20.csv`, in ASCII; `of` is the rows' day or week. */
export function fileName(entity: string, of: string, format: ExportFormat): string {
  const words = fold(`${listName(entity)} ${of}`);
  return `${words.replace(/[^a-z0-9]+/g, "-")}.${format}`;
}
