import type { ColumnLayout } from "@palier/ui";
import { useCallback, useMemo, useState } from "react";
import { sessionStore } from "#api/session-store.ts";
import { moved, placeOf } from "./arrange-column.ts";
import {
  type ArrangedColumn,
  definedLayout,
  layoutKey,
  onScreen,
  readLayout,
  rearranged,
  withColumn,
  writeLayout,
} from "./column-layout.ts";
import type { ListColumn } from "./define-list.ts";

export interface ShownColumns {
  /** All columns in the admin's order, the hidden ones too. */
  readonly layout: readonly ArrangedColumn[];
  /** The columns on the screen, in order: pinned ones first. */
  readonly arranged: readonly ArrangedColumn[];
  readonly shown: readonly ListColumn[];
  readonly hidden: ReadonlySet<string>;
  readonly toggle: (name: string, visible: boolean) => void;
  readonly pin: (name: string, pinned: boolean) => void;
  /** Moves a column one place; returns the place that it has then, from 1. */
  readonly move: (name: string, by: -1 | 1) => number;
  readonly resize: (name: string, width: number) => void;
  /** Takes over what was moved or resized in the table. */
  readonly adjust: (table: readonly ColumnLayout[]) => void;
  readonly reset: () => void;
}

/** How a list's columns are arranged; kept in this browser, for this list and this admin. */
export function useShownColumns(name: string, columns: readonly ListColumn[]): ShownColumns {
  const key = layoutKey(adminKey(), name);
  const [layout, setLayout] = useState(() => readLayout(key, columns));
  const keep = useCallback(
    (next: readonly ArrangedColumn[]): void => {
      setLayout(next);
      writeLayout(key, next);
    },
    [key],
  );
  return useMemo(() => {
    const arranged = onScreen(layout);
    return {
      layout,
      arranged,
      shown: arranged.map(({ column }) => column),
      hidden: new Set(layout.filter((each) => each.hidden).map(({ column }) => column.name)),
      toggle: (field, show) => {
        const next = withColumn(layout, field, { hidden: !show });
        if (next.some((each) => !each.hidden)) keep(next);
      },
      pin: (field, pinned) => keep(withColumn(layout, field, { pinned })),
      move: (field, by) => {
        const next = moved(layout, field, by);
        if (next !== layout) keep(next);
        return placeOf(next, field);
      },
      resize: (field, width) => keep(withColumn(layout, field, { width })),
      adjust: (table) => keep(rearranged(layout, table)),
      reset: () => keep(definedLayout(columns)),
    };
  }, [layout, columns, keep]);
}

function adminKey(): string {
  const session = sessionStore.get();
  return session.kind === "signed-in" ? String(session.admin.id) : "";
}
