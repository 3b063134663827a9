import type { DataGrid } from "@palier/ui/grid";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "#navigation/when-idle.ts";

type GridComponent = typeof DataGrid;

/** `light`: for short lists inside records. */
export type TableEngine = "grid" | "light";

export interface TableChoice {
  readonly light: boolean;
  readonly Grid: GridComponent | undefined;
  /** Px, from light table to grid. */
  readonly scrolled?: { readonly top: number; readonly left: number } | undefined;
  /** The light table's size in px, for rendering the grid off-screen. */
  readonly coming?: { readonly width: number; readonly height: number } | undefined;
}

let loaded: GridComponent | undefined;

/**
 * The light table comes first, so that rows do not wait for the grid's code, and stays if that fails to load. The grid
 * replaces it without a shift, but not while it is in use, or a window is open that will return focus to it.
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
      // A press between check and swap would be lost.
      flushSync(() => setChoice(({ Grid }) => ({ light: false, Grid, scrolled: scrollOf(frame.current) })));
    };
    const press = ({ target }: Event): void => {
      pressed = target instanceof Node && frame.current?.contains(target) === true;
    };
    // The click follows the release.
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

/** In the table, or in a window that returns it there. */
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
