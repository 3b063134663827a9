import { useMemo } from "react";
import type { AnyArea } from "#areas/area.ts";
import { useArea, useRecordPath } from "#areas/areas.tsx";
import type { RecordPath } from "#navigation/record-place.ts";

/** What a list's definition says of where its rows lead. */
interface RowsThatLead<Row> {
  readonly table: { readonly metadata: { readonly entity: string } };
  open?(row: Row, pathOf: RecordPath): string | undefined;
}

/** Where a row leads; undefined for one that leads nowhere. */
export type RowPlace<Row> = (row: Row) => string | undefined;

/**
 * Where a list's rows lead: as the list says, else to their page where they are of the area's own entity. Undefined for
 * rows that lead nowhere.
 */
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

/** Where the rows of a list on the screen lead, by the area whose screen it is. */
export function useRowPlace<Row extends { readonly id: number }>(
  definition: RowsThatLead<Row>,
): RowPlace<Row> | undefined {
  const area = useArea();
  const pathOf = useRecordPath();
  return useMemo(() => rowPlace(definition, area, pathOf), [definition, area, pathOf]);
}
