import { type MouseEvent, useMemo, useRef } from "react";
import type { RowWithId } from "./column.ts";
import type { PageChoice, TableContextValue } from "./context.ts";
import type { TableProps } from "./table-props.ts";
import { useLatest } from "./use-latest.ts";

type Chosen<Row extends RowWithId> = Pick<TableProps<Row>, "rows" | "selection" | "onSelectionChange">;

/** Single, range with Shift, the whole page. Ids of other pages stay selected. */
export function useChoice<Row extends RowWithId>(
  props: Chosen<Row>,
): { readonly onChoose: TableContextValue["onChoose"]; readonly page: PageChoice } {
  const { rows, selection } = props;
  const latest = useLatest(props);
  const lastChosen = useRef<string | undefined>(undefined);
  const chosenCount = rows.filter(({ id }) => selection?.has(id) === true).length;
  const all = rows.length > 0 && chosenCount === rows.length;
  const some = chosenCount > 0 && !all;
  const page = useMemo<PageChoice>(
    () => ({ all, some, onChooseAll: () => change(latest.current, latest.current.rows, !all) }),
    [all, some, latest],
  );
  const onChoose = useMemo(
    () =>
      (id: string, chosen: boolean, range: boolean): void => {
        const from = range ? (lastChosen.current ?? id) : id;
        lastChosen.current = id;
        change(latest.current, between(latest.current.rows, from, id), chosen);
      },
    [latest],
  );
  return { onChoose, page };
}

function change<Row extends RowWithId>(
  { selection, onSelectionChange }: Chosen<Row>,
  rows: readonly Row[],
  chosen: boolean,
): void {
  const next = new Set<Row["id"]>(selection);
  for (const { id } of rows) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  onSelectionChange?.(next);
}

/** Inclusive, in either direction; only the last if the other is on another page. */
function between<Row extends RowWithId>(rows: readonly Row[], from: string, to: string): readonly Row[] {
  const at = rows.findIndex(({ id }) => String(id) === to);
  const other = rows.findIndex(({ id }) => String(id) === from);
  return rows.slice(Math.min(at, other < 0 ? at : other), Math.max(at, other) + 1);
}

/** Prevents text selection when Shift+click on a checkbox selects a range. */
export function keepTextUnmarked(event: MouseEvent): void {
  const { target, shiftKey } = event;
  if (shiftKey && target instanceof Element && target.closest("input[type=checkbox]")) event.preventDefault();
}
