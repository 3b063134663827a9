import type { TabLink } from "@palier/ui";
import { createElement } from "react";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ShownDensity } from "#lists/density.ts";
import type { ShownColumns } from "#lists/use-shown-columns.ts";
import type { EditedView } from "./use-base.ts";
import type { ListView } from "./use-list-view.ts";
import { viewQuery } from "./view-address.ts";
import type { ViewPart } from "./view-parts.ts";
import type { ListNow } from "./view-values.ts";
import { viewsTexts as texts } from "./views.texts.ts";

export interface ViewedList {
  readonly list: List<ListRow>;
  readonly view: ListView;
  readonly now: ListNow;
  /** From the view's latest version. */
  readonly changed: readonly ViewPart[];
  /** On the version edited here. */
  readonly edited: EditedView | undefined;
  readonly columns: ShownColumns;
  readonly density: ShownDensity;
}

/** Tabs that link to the saved views. */
export const viewTabs = (
  { list, view, changed }: ViewedList,
  pathname: string,
): readonly (TabLink & { readonly isShown: boolean })[] =>
  view.views.map((each) => {
    const isShown = each.id === view.shown?.id;
    return {
      // Isolates the name's writing direction.
      label: [
        createElement("bdi", { key: "name" }, each.name),
        isShown && changed.length > 0 ? texts.changed : "",
      ],
      href: `${pathname}${viewQuery(each, list.vocabulary)}`,
      isShown,
    };
  });
