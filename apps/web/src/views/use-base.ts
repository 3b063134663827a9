import { type OwnView, ownView } from "@palier/contract/areas/view";
import { useEffect, useMemo, useState } from "react";
import { personalTexts } from "#api/personal-texts.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ViewPart, ViewValues } from "./view-parts.ts";
import { changedParts, type ListNow } from "./view-values.ts";

export interface EditedView {
  readonly view: OwnView;
  readonly parts: readonly ViewPart[];
}

/**
 * The view as it was when the list started to differ: a colleague's save meanwhile is merged field by field (409, A04),
 * not reverted. Survives a reload.
 */
export function useBase(
  now: ListNow,
  shown: OwnView | undefined,
  list: List<ListRow>,
): EditedView | undefined {
  const [last, setLast] = useState<OwnView>();
  const kept = shown !== undefined && last?.id !== shown.id ? (keptBase(shown) ?? shown) : last;
  const isBase =
    kept !== undefined &&
    kept.id === shown?.id &&
    changedParts(now, shown, list).length > 0 &&
    !isAs(kept, shown);
  const view = isBase ? kept : shown;
  if (view !== last) setLast(view);
  const edited = useMemo(
    () => (view === undefined ? undefined : { view, parts: changedParts(now, view, list) }),
    [now, view, list],
  );
  useEffect(() => {
    if (edited === undefined) return;
    if (edited.parts.length > 0) keepBase(edited.view);
    else forgetBase(edited.view);
  }, [edited]);
  return edited;
}

/** Their names may differ. */
const isAs = (one: ViewValues, other: ViewValues): boolean => textOf(one) === textOf(other);

const textOf = ({ search, filters, order, columns, density }: ViewValues): string =>
  JSON.stringify([search, filters, order, columns, density]);

const keyOf = ({ id }: Pick<OwnView, "id">): string => `view:${id}`;

/** The view as it was when this tab's list was first edited. */
function keptBase(shown: OwnView): OwnView | undefined {
  const text = personalTexts.read(keyOf(shown));
  if (text === undefined) return undefined;
  try {
    return ownView().safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A reload must not mistake the newest version for the one edited here (A04). */
function keepBase(base: OwnView): void {
  personalTexts.write(keyOf(base), JSON.stringify(base));
}

/** Once the list shows the view as saved. */
function forgetBase(base: Pick<OwnView, "id">): void {
  personalTexts.remove(keyOf(base));
}
