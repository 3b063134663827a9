import type { GridApi, ICellRendererComp, ICellRendererParams } from "ag-grid-community";
import { createContext, memo, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { RowWithId } from "../column.ts";
import type { CellHosts } from "./cell-hosts.ts";
import { DetailRow } from "./detail-row.tsx";

/** What stands at the grid's places now. */
export interface PlacesValue {
  /** What a column's cell shows; nothing where a place is about to go. */
  readonly cellAt: (place: string, column: string) => ReactNode;
  readonly rowAt: (place: string) => RowWithId | undefined;
}

export const PlacesContext = createContext<PlacesValue>({
  cellAt: () => null,
  rowAt: () => undefined,
});

/** What the grid hands to each of its cells. */
export interface GridContext {
  readonly hosts: CellHosts;
}

type Params = ICellRendererParams<unknown, unknown, GridContext>;

/**
 * Holds a place in the grid for what React draws there. The grid never tells it of another record: React reads that from
 * `PlacesContext`, in the same step in which everything around the grid is drawn.
 */
abstract class Host implements ICellRendererComp {
  #hosts: CellHosts | undefined;
  #element: HTMLElement | undefined;

  init(params: Params): void {
    this.#hosts = params.context.hosts;
    this.#element = this.#hosts.add(this.content(params));
  }
  getGui(): HTMLElement {
    this.#element ??= document.createElement("span");
    return this.#element;
  }
  refresh(): boolean {
    return true;
  }
  destroy(): void {
    if (this.#element) this.#hosts?.remove(this.#element);
  }
  protected abstract content(params: Params): ReactNode;
}

/** A cell that is more than text. */
export class CellHost extends Host {
  protected content({ node, column }: Params): ReactNode {
    return <PlacedCell place={node.id ?? ""} column={column?.getColId() ?? ""} />;
  }
}

/** The details below an unfolded row. */
export class DetailsHost extends Host {
  protected content({ node, api }: Params): ReactNode {
    return <PlacedDetails place={node.id ?? ""} onHeight={(height) => fitRow(api, node, height)} />;
  }
}

function fitRow(api: GridApi, node: Params["node"], height: number): void {
  if (height === 0 || height === node.rowHeight) return;
  node.setRowHeight(height);
  api.onRowHeightChanged();
}

function PlacedCell({ place, column }: { place: string; column: string }) {
  return useContext(PlacesContext).cellAt(place, column);
}

function PlacedDetails({ place, onHeight }: { place: string; onHeight: (height: number) => void }) {
  const row = useContext(PlacesContext).rowAt(place);
  return row === undefined ? null : <DetailRow row={row} onHeight={onHeight} />;
}

/** Draws what the hosts show. It is the grid's only part that React knows. */
export const CellPortals = memo(function CellPortals({ hosts }: { hosts: CellHosts }) {
  return useSyncExternalStore(hosts.subscribe, hosts.portals);
});
