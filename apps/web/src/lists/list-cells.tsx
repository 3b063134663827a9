import { StatusDot, TextLink } from "@palier/ui";
import { formatField } from "#fields/format-field.ts";
import type { ListColumn } from "./define-list.ts";

/** Kinds whose figures stand at the end of their column. */
const figures: ReadonlySet<string> = new Set(["count", "number", "money"]);

export const alignOf = (column: ListColumn): "start" | "end" =>
  figures.has(column.meta.kind) ? "end" : "start";

/** What a list shows in one cell: a status as dot and word, an address as a link, the rest as French text. */
export function ListCell({ column, value }: { readonly column: ListColumn; readonly value: unknown }) {
  const text = formatField(column.meta, value);
  if (text === "") return <span aria-hidden>—</span>;
  const tone = column.definition.tones?.[String(value)];
  if (tone !== undefined) return <StatusDot tone={tone}>{text}</StatusDot>;
  if (column.meta.kind === "email") return <TextLink href={`mailto:${text}`}>{text}</TextLink>;
  return <>{text}</>;
}
