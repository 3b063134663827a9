import type { FieldMeta } from "@palier/contract";

export interface ExportColumn {
  readonly name: string;
  readonly title: string;
  readonly field: FieldMeta;
}
