import { useMemo } from "react";
import type { AnyArea } from "#areas/area.ts";
import { useArea, useRecordPath } from "#areas/areas.tsx";
import type { RecordPath } from "#navigation/record-place.ts";

interface RowsThatLead<Row> {
  readonly table: { readonly metadata: { readonly entity: string } };
  open?(row: Row, pathOf: RecordPath): string | undefined;
}

export type RowPlace<Row> = (row: Row) => string | undefined;

/** As defined, else the record's page if rows are of the area's own entity. */
export function rowPlace<Row extends { readonly id: number }>(
  definition: RowsThatLead<Row>,
  area: AnyArea | undefined,
  pathOf: RecordPath,
): RowPlace<Row> | undefined {
  if (definition.open !== undefined) return (row) => definition.open?.(row, pathOf);
  if (area === undefined) return undefined;
  const { entity, record } = area.declaration;
  const own = record !== undefined && entity === definition.table.metadata.entity;
  return own ? (row) => area.paths.record(row.id) : undefined;
}

/** By the area of the screen. */
export function useRowPlace<Row extends { readonly id: number }>(
  definition: RowsThatLead<Row>,
): RowPlace<Row> | undefined {
  const area = useArea();
  const pathOf = useRecordPath();
  return useMemo(() => rowPlace(definition, area, pathOf), [definition, area, pathOf]);
}
