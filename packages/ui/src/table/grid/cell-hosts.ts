import type { ReactNode, ReactPortal } from "react";
import { createPortal } from "react-dom";

/** Where a cell stands: the place of its line, and its column. */
export interface CellPlace {
  readonly place: string;
  readonly column: string;
}

/** The elements inside the grid that hold something of ours: text, or what React draws (`cell-portals.tsx`). */
export interface CellHosts {
  /** A new element for the grid, which shows `content` until it is removed. */
  readonly add: (content: ReactNode) => HTMLElement;
  /** A new element for the grid, which shows `text` until another one is written. */
  readonly addText: (at: CellPlace, text: string) => HTMLElement;
  /** Writes into each text what stands there now; where nothing does, the grid is about to take the element away. */
  readonly writeTexts: (textAt: (at: CellPlace) => string | undefined) => void;
  readonly remove: (host: HTMLElement) => void;
  readonly portals: () => readonly ReactPortal[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** No hosts yet. What they show keeps its identity, so that React draws only what is new. */
export function cellHosts(): CellHosts {
  const shown = new Map<HTMLElement, ReactPortal>();
  const written = new Map<HTMLElement, { readonly at: CellPlace; readonly node: Text }>();
  const listeners = new Set<() => void>();
  let portals: readonly ReactPortal[] | undefined;
  let count = 0;
  const changed = (): void => {
    portals = undefined;
    for (const listener of listeners) listener();
  };
  return {
    addText: (at, text) => {
      const host = hostElement();
      const node = document.createTextNode(text);
      host.append(node);
      written.set(host, { at, node });
      return host;
    },
    writeTexts: (textAt) => {
      for (const { at, node } of written.values()) {
        const text = textAt(at);
        if (text !== undefined && text !== node.data) node.data = text;
      }
    },
    add: (content) => {
      const host = hostElement();
      count += 1;
      shown.set(host, createPortal(content, host, String(count)));
      changed();
      return host;
    },
    remove: (host) => {
      written.delete(host);
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

function hostElement(): HTMLElement {
  const host = document.createElement("span");
  host.className = "ui-grid__host";
  return host;
}
