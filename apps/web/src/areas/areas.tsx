import { createContext, useCallback, useContext } from "react";
import type { RecordPath } from "#navigation/record-place.ts";
import { type AnyArea, homeOf } from "./area.ts";

const AreasContext = createContext<readonly AnyArea[]>([]);
const AreaContext = createContext<AnyArea | undefined>(undefined);

/** Screens link to other areas' records without importing them. */
export const AreasProvider = AreasContext;

/** The area of its screens. */
export const AreaProvider = AreaContext;

/** This screen's; undefined outside of one. */
export const useArea = (): AnyArea | undefined => useContext(AreaContext);

export const useAreas = (): readonly AnyArea[] => useContext(AreasContext);

/** Of any area's records, without importing that area. */
export function useRecordPath(): RecordPath {
  const areas = useContext(AreasContext);
  return useCallback((entity, id) => homeOf(areas, entity)?.paths.record(id), [areas]);
}
