import type { GridApi, ICellRendererComp, ICellRendererParams } from "ag-grid-community";
import { createContext, memo, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { RowWithId } from "../column.ts";
import type { CellHosts, CellPlace } from "./cell-hosts.ts";
import { DetailRow } from "./detail-row.tsx";

/** What stands at the grid's places now. */
export interface PlacesValue {
  /** What a column's cell shows; nothing where a place is about to go. */
  readonly cellAt: (at: CellPlace) => ReactNode;
  /** What a column's cell says where no other cell shows it. */
  readonly textAt: (at: CellPlace) => string | undefined;
  readonly rowAt: (place: string) => RowWithId | undefined;
}

export const PlacesContext = createContext<PlacesValue>({
  cellAt: () => null,
  textAt: () => undefined,
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
    this.#element = this.made(this.#hosts, params);
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
  protected abstract made(hosts: CellHosts, params: Params): HTMLElement;
}

/** A cell of text. */
export class TextHost extends Host {
  protected made(hosts: CellHosts, params: Params): HTMLElement {
    return hosts.addText(placeOf(params), params.valueFormatted ?? "");
  }
}

/** A cell that is more than text. */
export class CellHost extends Host {
  protected made(hosts: CellHosts, params: Params): HTMLElement {
    return hosts.add(<PlacedCell at={placeOf(params)} />);
  }
}

/** The details below an unfolded row. */
export class DetailsHost extends Host {
  protected made(hosts: CellHosts, params: Params): HTMLElement {
    const { node, api } = params;
    const { place } = placeOf(params);
    return hosts.add(<PlacedDetails place={place} onHeight={(height) => fitRow(api, node, height)} />);
  }
}

const placeOf = ({ node, column }: Params): CellPlace => ({
  place: node.id ?? "",
  column: column?.getColId() ?? "",
});

function fitRow(api: GridApi, node: Params["node"], height: number): void {
  if (height === 0 || height === node.rowHeight) return;
  node.setRowHeight(height);
  api.onRowHeightChanged();
}

function PlacedCell({ at }: { at: CellPlace }) {
  return useContext(PlacesContext).cellAt(at);
}

function PlacedDetails({ place, onHeight }: { place: string; onHeight: (height: number) => void }) {
  const row = useContext(PlacesContext).rowAt(place);
  return row === undefined ? null : <DetailRow row={row} onHeight={onHeight} />;
}

/** Draws what the hosts show. It is the grid's only part that React knows. */
export const CellPortals = memo(function CellPortals({ hosts }: { hosts: CellHosts }) {
  return useSyncExternalStore(hosts.subscribe, hosts.portals);
});
