import { createGrid, type GridApi, type GridOptions, type ManagedGridOptionKey } from "ag-grid-community";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { gridModules } from "./modules.ts";

/**
 * A grid inside an element, for as long as it is shown: AG Grid itself, without its React components, which make a
 * component of each cell of text. Its options are those of the first time; `useGridOption` changes one.
 */
export function useGrid<Line>(
  place: RefObject<HTMLElement | null>,
  options: GridOptions<Line>,
): GridApi<Line> | undefined {
  const [first] = useState(options);
  const [api, setApi] = useState<GridApi<Line> | undefined>();
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = createGrid(place.current, first, { modules: gridModules });
    setApi(made);
    return () => made.destroy();
  }, [place, first]);
  return api;
}

/** Gives the grid another value of an option, in the frame in which it comes. `value` keeps its identity between renders. */
export function useGridOption<Line, Key extends ManagedGridOptionKey>(
  api: GridApi<Line> | undefined,
  key: Key,
  value: GridOptions<Line>[Key],
): void {
  const given = useRef(value);
  useLayoutEffect(() => {
    if (api === undefined || given.current === value) return;
    given.current = value;
    api.setGridOption(key, value);
  }, [api, key, value]);
}

/** A handler for the grid, which keeps the one that it was made with: it calls that of the last render. */
export function useLatest<Handlers extends object>(handlers: Handlers): RefObject<Handlers> {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return latest;
}
