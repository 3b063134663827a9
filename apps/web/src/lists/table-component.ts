import { LightTable } from "@palier/ui";
import type { DataGrid } from "@palier/ui/grid";
import { type RefObject, useEffect, useState } from "react";

type TableComponent = typeof DataGrid;

let grid: TableComponent | undefined;

/**
 * What draws the rows: a light table at first, so that rows are there before the grid's code is asked for at all; then
 * the grid, which takes its place without a shift. While the focus is inside the light table the change waits, and if
 * the grid's code cannot be had the light table stays.
 */
export function useTableComponent(box: RefObject<HTMLElement | null>): TableComponent {
  const [component, setComponent] = useState<TableComponent>(() => grid ?? LightTable);
  useEffect(() => {
    if (component === grid) return;
    let left = false;
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    whenIdle(() => {
      void import("@palier/ui/grid").then(
        (module) => {
          grid = module.DataGrid;
          takeOver();
        },
        () => undefined,
      );
    });
    const takeOver = (): void => {
      if (left || grid === undefined) return;
      const next = grid;
      if (box.current?.contains(document.activeElement) === true) {
        box.current.addEventListener("focusout", () => requestAnimationFrame(takeOver), { once: true });
      } else setComponent(() => next);
    };
    return () => {
      left = true;
    };
  }, [component, box]);
  return component;
}
