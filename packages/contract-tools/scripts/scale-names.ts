import type { FieldMeta } from "@palier/contract";

export interface Column {
  readonly name: string;
  /** PostgreSQL type. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly field: FieldMeta;
}

export const quoted = (name: string): string => `"${name}"`;
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
