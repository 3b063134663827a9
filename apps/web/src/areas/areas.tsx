import { createContext, useCallback, useContext } from "react";
import type { RecordPath } from "#navigation/record-place.ts";
import { type AnyArea, homeOf } from "./area.ts";

const AreasContext = createContext<readonly AnyArea[]>([]);
const AreaContext = createContext<AnyArea | undefined>(undefined);

/** Provides all areas, so that screens link to another area's records without importing it. */
export const AreasProvider = AreasContext;

/** Provides the area that its screens belong to. */
export const AreaProvider = AreaContext;

/** This screen's area; undefined outside of one. */
export const useArea = (): AnyArea | undefined => useContext(AreaContext);

/** All areas of the app. */
export const useAreas = (): readonly AnyArea[] => useContext(AreasContext);

/** Addresses of any area's records, without importing that area. */
export function useRecordPath(): RecordPath {
  const areas = useContext(AreasContext);
  return useCallback((entity, id) => homeOf(areas, entity)?.paths.record(id), [areas]);
}
