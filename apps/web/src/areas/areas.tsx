import { createContext, useCallback, useContext } from "react";
import type { RecordPath } from "#navigation/record-place.ts";
import { type AnyArea, homeOf } from "./area.ts";

const AreasContext = createContext<readonly AnyArea[]>([]);
const AreaContext = createContext<AnyArea | undefined>(undefined);

/** Screens link to other areas' records without importing them. */
export const AreasProvider = AreasContext;

export const AreaProvider = AreaContext;

export const useArea = (): AnyArea | undefined => useContext(AreaContext);

export const useAreas = (): readonly AnyArea[] => useContext(AreasContext);

export function useRecordPath(): RecordPath {
  const areas = useContext(AreasContext);
  return useCallback((entity, id) => homeOf(areas, entity)?.paths.record(id), [areas]);
}
