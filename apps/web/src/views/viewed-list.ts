import type { OwnView } from "@palier/contract/areas/view";
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
    const isAmbiguous = view.views.some((other) => other.id !== each.id && readsAs(other, each));
    return {
      // Isolates the name's writing direction.
      label: [
        createElement("bdi", { key: "name" }, each.name),
        isAmbiguous ? texts.scope(each) : "",
        isShown && changed.length > 0 ? texts.changed : "",
      ],
      href: `${pathname}${viewQuery(each, list.vocabulary)}`,
      isShown,
    };
  });

/** A name is taken once among an admin's own views and once among the team's. */
const readsAs = (one: OwnView, other: OwnView): boolean =>
  one.name.localeCompare(other.name, "fr", { sensitivity: "base" }) === 0;
