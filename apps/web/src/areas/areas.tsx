import { createContext, useCallback, useContext } from "react";
import type { RecordPath } from "#navigation/record-place.ts";
import { type AnyArea, homeOf } from "./area.ts";

const AreasContext = createContext<readonly AnyArea[]>([]);
const AreaContext = createContext<AnyArea | undefined>(undefined);

/** Gives the screens all areas, so that a link to a record of another area needs no import of that area. */
export const AreasProvider = AreasContext;

/** Gives the screens of an area what the area states. */
export const AreaProvider = AreaContext;

/** The area that this screen belongs to; undefined outside of one. */
export const useArea = (): AnyArea | undefined => useContext(AreaContext);

/** All areas of the app. */
export const useAreas = (): readonly AnyArea[] => useContext(AreasContext);

/** The addresses of records of any area, so that a link to one needs no import of its area. */
export function useRecordPath(): RecordPath {
  const areas = useContext(AreasContext);
  return useCallback((entity, id) => homeOf(areas, entity)?.paths.record(id), [areas]);
}
