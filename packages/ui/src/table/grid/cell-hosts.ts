import type { ReactNode, ReactPortal } from "react";
import { createPortal } from "react-dom";

/** The elements inside the grid that hold something of ours, drawn by React (`cell-portals.tsx`). */
export interface CellHosts {
  /** A new element for the grid, which shows `content` until it is removed. */
  readonly add: (content: ReactNode) => HTMLElement;
  readonly remove: (host: HTMLElement) => void;
  readonly portals: () => readonly ReactPortal[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** No hosts yet. What they show keeps its identity, so that React draws only what is new. */
export function cellHosts(): CellHosts {
  const shown = new Map<HTMLElement, ReactPortal>();
  const listeners = new Set<() => void>();
  let portals: readonly ReactPortal[] | undefined;
  let count = 0;
  const changed = (): void => {
    portals = undefined;
    for (const listener of listeners) listener();
  };
  return {
    add: (content) => {
      const host = document.createElement("span");
      host.className = "ui-grid__host";
      count += 1;
      shown.set(host, createPortal(content, host, String(count)));
      changed();
      return host;
    },
    remove: (host) => {
      if (shown.delete(host)) changed();
    },
    portals: () => {
      portals ??= [...shown.values()];
      return portals;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
