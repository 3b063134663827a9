import { LightTable } from "@palier/ui";
import type { DataGrid } from "@palier/ui/grid";
import { type RefObject, useEffect, useState } from "react";

type TableComponent = typeof DataGrid;

/** What draws a list: AG Grid for main lists, the light table for short lists inside a record. */
export type TableEngine = "grid" | "light";

export interface TableChoice {
  readonly Table: TableComponent;
  /** Where the light table was scrolled to when the grid replaced it. */
  readonly scrolled: { readonly top: number; readonly left: number };
}

let grid: TableComponent | undefined;

const atStart = { top: 0, left: 0 };

/**
 * The table of a list. A main list starts with the light table, so that rows are there before the grid's code is
 * requested, and then gets the grid, which takes its place without a shift. The change waits while the focus is inside
 * the table or in a window that will return it there. If the grid's code cannot be loaded the light table stays.
 */
export function useTableComponent(frame: RefObject<HTMLElement | null>, engine: TableEngine): TableChoice {
  const [choice, setChoice] = useState<TableChoice>(() => ({
    Table: engine === "grid" && grid !== undefined ? grid : LightTable,
    scrolled: atStart,
  }));
  const waiting = engine === "grid" && choice.Table === LightTable;
  useEffect(() => {
    if (!waiting) return;
    let left = false;
    const takeOver = (): void => {
      if (left || grid === undefined) return;
      if (isInUse(frame.current)) {
        document.addEventListener("focusout", () => requestAnimationFrame(takeOver), { once: true });
        return;
      }
      setChoice({ Table: grid, scrolled: scrollOf(frame.current) });
    };
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
    return () => {
      left = true;
    };
  }, [waiting, frame]);
  return choice;
}

/** Whether the focus is in the table, or in a window or menu that returns it there on closing. */
function isInUse(frame: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (frame?.contains(focused) === true) return true;
  return (focused?.closest("[role=dialog], [role=alertdialog], [role=menu]") ?? null) !== null;
}

function scrollOf(frame: HTMLElement | null): TableChoice["scrolled"] {
  const light = frame?.firstElementChild;
  return light ? { top: light.scrollTop, left: light.scrollLeft } : atStart;
}
