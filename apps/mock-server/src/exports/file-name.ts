import type { ExportFormat } from "@palier/contract";
import { parisDay } from "@palier/contract";
import { fold } from "../store/fold.ts";
import { catalog } from "../world/catalog.ts";

/** `immeubles-2026-11-20.csv`: the entity's plural and the day in Paris, in plain ASCII. */
export function fileName(entity: string, now: number, format: ExportFormat): string {
  const plural = fold(catalog.get(entity)?.texts.plural ?? entity);
  return `${plural.replace(/[^a-z0-9]+/g, "-")}-${parisDay(now)}.${format}`;
}
