import type { DataGrid } from "@palier/ui/grid";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "#navigation/when-idle.ts";

type GridComponent = typeof DataGrid;

/** What draws a list: AG Grid for main lists, the light table for short lists inside a record. */
export type TableEngine = "grid" | "light";

export interface TableChoice {
  /** The light table is shown. */
  readonly light: boolean;
  readonly Grid: GridComponent | undefined;
  /** Where the light table was scrolled to when the grid replaced it, in pixels. */
  readonly scrolled?: { readonly top: number; readonly left: number } | undefined;
  /** While the light table stands there: its size in pixels, in which the grid is drawn out of sight. */
  readonly coming?: { readonly width: number; readonly height: number } | undefined;
}

let loaded: GridComponent | undefined;

/**
 * The table of a list. A main list starts with the light table, so that rows are there before the grid's code is
 * requested. The grid is then drawn out of sight, which takes it some frames, and takes the light table's place without a
 * shift. The change waits while the table is pressed, and while the focus is inside it or in a window that will return it
 * there. If the grid's code cannot be loaded the light table stays.
 */
export function useTableComponent(
  frame: RefObject<HTMLElement | null>,
  engine: TableEngine,
): { readonly choice: TableChoice; readonly onDrawn: () => void } {
  const [choice, setChoice] = useState<TableChoice>(() => {
    const Grid = engine === "grid" ? loaded : undefined;
    return { light: Grid === undefined, Grid };
  });
  const isDrawn = useRef(false);
  const takeOver = useRef<() => void>(() => undefined);
  const onDrawn = useCallback(() => {
    isDrawn.current = true;
    takeOver.current();
  }, []);
  const waiting = engine === "grid" && choice.light;
  useEffect(() => {
    if (!waiting) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressed = false;
    takeOver.current = () => {
      if (signal.aborted || pressed || !isDrawn.current) return;
      if (isInUse(frame.current)) {
        const again = () => requestAnimationFrame(() => takeOver.current());
        document.addEventListener("focusout", again, { once: true, signal });
        return;
      }
      // At once: what is pressed between the look and the change would be released on another element, and do nothing.
      flushSync(() => setChoice(({ Grid }) => ({ light: false, Grid, scrolled: scrollOf(frame.current) })));
    };
    const press = ({ target }: Event): void => {
      pressed = target instanceof Node && frame.current?.contains(target) === true;
    };
    // The click comes after the release.
    const release = (): void => {
      if (pressed) setTimeout(() => takeOver.current());
      pressed = false;
    };
    document.addEventListener("pointerdown", press, { capture: true, signal });
    document.addEventListener("pointerup", release, { capture: true, signal });
    document.addEventListener("pointercancel", release, { capture: true, signal });
    whenIdle(() => {
      void import("@palier/ui/grid").then(
        ({ DataGrid }) => {
          loaded = DataGrid;
          if (!signal.aborted) setChoice({ light: true, Grid: DataGrid, coming: sizeOf(frame.current) });
        },
        () => undefined,
      );
    });
    return () => listening.abort();
  }, [waiting, frame]);
  return { choice, onDrawn };
}

/** Whether the focus is in the table, or in a window or menu that returns it there on closing. */
function isInUse(frame: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (frame?.contains(focused) === true) return true;
  return (focused?.closest("[role=dialog], [role=alertdialog], [role=menu]") ?? null) !== null;
}

function scrollOf(frame: HTMLElement | null): TableChoice["scrolled"] {
  const light = frame?.firstElementChild;
  return light ? { top: light.scrollTop, left: light.scrollLeft } : undefined;
}

function sizeOf(frame: HTMLElement | null): TableChoice["coming"] {
  const light = frame?.firstElementChild;
  return light instanceof HTMLElement ? { width: light.offsetWidth, height: light.offsetHeight } : undefined;
}
