import { z } from "zod";
import { deletionBody } from "../kit/action.ts";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { once } from "../kit/memoised.ts";
import { named } from "../kit/named.ts";
import { pick } from "../kit/pick.ts";
import { show } from "../kit/show.ts";
import { maxTerm } from "../kit/table-query.ts";
import { viewTexts as texts } from "./view.texts.ts";

/** Named views of lists. An extension. */
const titled = <S extends z.ZodType>(schema: S, title: string): S => field.titled(schema, title, "extension");

export type ViewListName = keyof typeof texts.lists;

/** Of one list, per admin and for the team. */
export const maxViews = 100;
export const maxViewName = 60;

const viewFilter = once(() =>
  named(
    "ViewFilter",
    z.strictObject({
      name: titled(field.text(60), texts.parts.filter),
      value: titled(field.mark(field.typedLine(2000), { kind: "text" }), texts.parts.value),
    }),
  ),
);

const viewOrder = once(() =>
  named(
    "ViewOrder",
    z.strictObject({
      column: titled(field.text(60), texts.parts.column),
      dir: titled(field.choice(texts.dir), texts.parts.dir),
    }),
  ),
);

const viewColumn = once(() =>
  named(
    "ViewColumn",
    z.strictObject({
      name: titled(field.text(60), texts.parts.column),
      hidden: titled(field.flag(), texts.parts.hidden),
      pinned: titled(field.flag(), texts.parts.pinned),
      width: titled(field.mark(z.int().min(1).max(5000), { kind: "count" }).nullable(), texts.parts.width),
    }),
  ),
);

/**
 * `filters`: query parameters with their values. `columns`: in screen order; others keep the list's place.
 * `createdById` is no reference: a team's views outlive their creator.
 */
export const view = entity("view", texts, () => ({
  list: field.choice(texts.lists),
  name: field.requiredText(maxViewName),
  scope: field.choice(texts.scope),
  createdById: field.count(),
  createdBy: field.text(),
  search: field.text(maxTerm).nullable(),
  filters: field.list(viewFilter(), 50),
  order: field.list(viewOrder(), 10),
  columns: field.list(viewColumn(), 100),
  density: field.choice(texts.density),
  updatedAt: field.dateTime(),
}));
export type View = z.output<typeof view.record>;

/** A view with the reader's own `isDefault`. */
export const ownView = once(() =>
  named("OwnView", view.record.extend({ isDefault: titled(field.flag(), texts.parts.isDefault) })),
);
export type OwnView = z.output<ReturnType<typeof ownView>>;

const at = areaOf("view", view, texts);
const ofView = { entity: "view", param: "id" } as const;
const shown = ["name", "search", "filters", "order", "columns", "density"] as const;

/** The server's guarantees, for the API document. */
const note = [
  "An extension. A view with scope mine is its creator's alone: for every other admin it does not exist (404), in no list and under no lock.",
  "A team's view is changed and deleted by every admin; whose it is (list, scope, creator) never changes.",
  "A filter, an order or a column that the list does not have, and a value that the filter does not take, are refused at the field (422), so is a name without a sign that can be seen, and one that reads like another among the admin's own views of the list, or the team's.",
  `An admin has at most ${maxViews} views of one list, the team too.`,
].join(" ");

export const viewRoutes = at.routes({
  list: show({ area: "view", entity: "view" }, "/admin/views", {
    note: "The team's views and the caller's own, by name. isDefault: the view that the caller has chosen for that list; one of each list at most.",
    refuses: [400],
    get query() {
      return { list: titled(askedList(), texts.parameters.list) };
    },
    get answer() {
      return viewsAnswer();
    },
  }),
  create: at.newForm("/admin/views/new", { values: pick(view, "list", "scope", ...shown), note }),
  edit: at.editForm("/admin/views/edit/{id}", {
    values: pick(view, ...shown),
    record: ofView,
    lock: "none",
    note,
  }),
  delete: at.action("/admin/views/delete/{id}", {
    record: ofView,
    lock: "none",
    body: deletionBody,
    conflicts: true,
    note,
  }),
  chooseDefault: at.action("/admin/views/default/{id}", {
    record: ofView,
    lock: "none",
    get body() {
      return defaultChoice();
    },
    note: "For the caller alone. Another view of the same list is no longer the default then; the view's version stays.",
  }),
});

const askedList = once(() => {
  const names: readonly string[] = Object.keys(texts.lists);
  return field.mark(z.enum([...names, ""]).default(""), { kind: "choice", labels: texts.lists });
});

const viewsAnswer = once(() =>
  named("Views", z.object({ views: titled(field.list(ownView(), 10_000), texts.parts.views) })),
);

const defaultChoice = once(() =>
  named("ViewDefault", z.strictObject({ isDefault: titled(field.flag(), texts.parts.isDefault) })),
);
