import type { FieldMeta } from "@palier/contract";

/** One column of an exported file: its field, and the French header. */
export interface ExportColumn {
  readonly name: string;
  readonly title: string;
  readonly field: FieldMeta;
}
