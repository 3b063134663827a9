import { LightTable } from "@palier/ui";
import type { DataGrid } from "@palier/ui/grid";
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "#navigation/when-idle.ts";

type TableComponent = typeof DataGrid;

/** What draws a list: AG Grid for main lists, the light table for short lists inside a record. */
export type TableEngine = "grid" | "light";

export interface TableChoice {
  readonly Table: TableComponent;
  /** Where the light table was scrolled to when the grid replaced it, and how high it was, in pixels. */
  readonly scrolled: { readonly top: number; readonly left: number; readonly height: number };
}

let grid: TableComponent | undefined;

const atStart = { top: 0, left: 0, height: 0 };

/**
 * The table of a list. A main list starts with the light table, so that rows are there before the grid's code is
 * requested, and then gets the grid, which takes its place without a shift. The change waits while the table is pressed,
 * and while the focus is inside it or in a window that will return it there. If the grid's code cannot be loaded the light table stays.
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
    let pressed = false;
    const press = ({ target }: Event): void => {
      pressed = target instanceof Node && frame.current?.contains(target) === true;
    };
    // The click comes after the release.
    const release = (): void => {
      if (pressed) setTimeout(takeOver);
      pressed = false;
    };
    const takeOver = (): void => {
      const next = grid;
      if (left || pressed || next === undefined) return;
      if (isInUse(frame.current)) {
        document.addEventListener("focusout", () => requestAnimationFrame(takeOver), { once: true });
        return;
      }
      // At once: what is pressed between the look and the change would be released on another element, and do nothing.
      flushSync(() => setChoice({ Table: next, scrolled: scrollOf(frame.current) }));
    };
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("pointerup", release, true);
    document.addEventListener("pointercancel", release, true);
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
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("pointerup", release, true);
      document.removeEventListener("pointercancel", release, true);
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
  return light ? { top: light.scrollTop, left: light.scrollLeft, height: light.clientHeight } : atStart;
}
