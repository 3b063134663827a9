import type { OwnView } from "@palier/contract/areas/view";
import type { ColumnLayout } from "@palier/ui";
import { useCallback, useMemo, useState } from "react";
import { sessionStore } from "#api/session-store.ts";
import { browserTexts } from "#browser/storage.ts";
import { arrangementText, moved } from "./arrange-column.ts";
import {
  type ArrangedColumn,
  layoutKey,
  layoutText,
  onScreen,
  readLayout,
  rearranged,
  savedLayout,
  withColumn,
  writeLayout,
} from "./column-layout.ts";
import type { ListColumn } from "./define-list.ts";

export interface ShownColumns {
  readonly layout: readonly ArrangedColumn[];
  /** Pinned first. */
  readonly arranged: readonly ArrangedColumn[];
  readonly shown: readonly ListColumn[];
  readonly hidden: ReadonlySet<string>;
  readonly toggle: (name: string, visible: boolean) => void;
  readonly pin: (name: string, pinned: boolean) => void;
  readonly move: (name: string, by: -1 | 1) => void;
  readonly resize: (name: string, width: number) => void;
  readonly adjust: (table: readonly ColumnLayout[], name: string) => void;
  readonly said: string;
  readonly reset: () => void;
  readonly isOfView: boolean;
}

interface OwnLayout {
  readonly key: string;
  /** After a reset. */
  readonly layout: readonly ArrangedColumn[] | undefined;
}

/** Per browser, list and admin; changes under a named view are stored for that view. */
export function useShownColumns(
  name: string,
  columns: readonly ListColumn[],
  view?: OwnView | undefined,
): ShownColumns {
  const key = layoutKey(adminKey(), name, view);
  const isOfView = view !== undefined;
  const saved = useMemo(() => savedLayout(columns, view), [columns, view]);
  const stored = useMemo(() => readLayout(key, columns), [key, columns]);
  const [own, setOwn] = useState<OwnLayout>();
  const layout = (own?.key === key ? own.layout : stored) ?? saved;
  const keep = useCallback(
    (next: readonly ArrangedColumn[]): void => {
      const isSaved = layoutText(next) === layoutText(saved);
      setOwn({ key, layout: isSaved ? undefined : next });
      if (isSaved) browserTexts.remove(key);
      else writeLayout(key, next);
    },
    [key, saved],
  );
  const [said, say] = useState("");
  return useMemo(() => {
    const arranged = onScreen(layout);
    const arrange = (next: readonly ArrangedColumn[], field: string): void => {
      if (next === layout) return;
      keep(next);
      say(arrangementText(layout, next, field));
    };
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
      move: (field, by) => arrange(moved(layout, field, by), field),
      resize: (field, width) => arrange(withColumn(layout, field, { width }), field),
      adjust: (table, field) => arrange(rearranged(layout, table), field),
      said,
      reset: () => keep(saved),
      isOfView,
    };
  }, [layout, saved, keep, isOfView, said]);
}

function adminKey(): string {
  const session = sessionStore.get();
  return session.kind === "signed-in" ? String(session.admin.id) : "";
}
