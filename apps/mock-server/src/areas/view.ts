import { maxViews, type OwnView, type View, view } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { readQuery } from "../from-contract/read-query.ts";
import { recordOf } from "../from-contract/record-of.ts";
import { fold } from "../store/fold.ts";
import type { Condition } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";
import { fullName } from "../world/full-name.ts";
import { drop, need, put } from "../world/records.ts";
import type { AdminRow } from "../world/rule-shapes.ts";
import type { World } from "../world/world.ts";
import { viewTexts as texts } from "./view.texts.ts";
import { stateErrors } from "./view-state.ts";

/** At most one per admin and list. */
const defaults = "viewDefault";

const isVisible = ({ scope, createdById }: View, { id }: AdminRow): boolean =>
  scope === "team" || createdById === id;

export function viewsOf(world: World, admin: AdminRow, list: unknown = ""): OwnView[] {
  const chosen = new Set(defaultsOf(world, admin).map(({ viewId }) => viewId));
  return [...world.table(view).rows({ order: [{ column: "name", dir: "asc" }] })]
    .filter((row) => isVisible(row, admin) && (list === "" || row.list === list))
    .map((row) => ({ ...row, isDefault: chosen.has(row.id) }));
}

const equal = (column: string, value: unknown): Condition<AnyRow> => ({
  column,
  op: "eq",
  value: typeof value === "number" ? value : String(value),
});

const defaultsOf = (world: World, { id }: Pick<AdminRow, "id">): AnyRow[] => [
  ...world.table(defaults).rows({ where: [equal("adminId", id)] }),
];

export const viewArea = defineArea({
  area: "view",
  rules: [
    rulesOf(view, {
      visible: isVisible,
      check: (draft, { world, admin, before }) => {
        const owner = before?.createdById ?? admin.id;
        return [...nameErrors(world, draft, owner), ...stateErrors(draft)];
      },
      complete: (_draft, { world, admin, before }) => ({
        updatedAt: world.clock.instant(),
        ...(before === undefined ? { createdById: admin.id, createdBy: fullName(admin) } : {}),
      }),
    }),
  ],
  links: [
    {
      table: defaults,
      ends: [
        { column: "adminId", entity: "accountAdmin" },
        { column: "viewId", entity: "view" },
      ],
    },
  ],
  follows: [{ of: "accountAdmin", run: dropOwnViews }],
  handlers: {
    "view.list": ({ route, request, world, admin }) => ({
      views: viewsOf(world, admin, readQuery(route, request.query).list),
    }),
    "view.chooseDefault": (call) => {
      const { world, admin, body } = call;
      const chosen = need(call, view, recordOf(call).id);
      for (const row of defaultsOf(world, admin)) {
        const other = typeof row.viewId === "number" ? world.table(view).get(row.viewId) : undefined;
        if (other === undefined || (body.isDefault ? other.list === chosen.list : other.id === chosen.id))
          drop(world, defaults, row);
      }
      if (body.isDefault) put(world, defaults, { adminId: admin.id, viewId: chosen.id });
      return { ok: true };
    },
  },
});

const seen = (name: string): string => fold(name).trim();

/** Unique per list among the admin's or the team's views. */
function nameErrors(world: World, draft: View, owner: number) {
  const others = [
    ...world.table(view).rows({ where: [equal("list", draft.list), equal("scope", draft.scope)] }),
  ]
    .filter(({ id }) => id !== draft.id)
    .filter(({ createdById }) => draft.scope === "team" || createdById === owner);
  if (others.some(({ name }) => seen(name) === seen(draft.name)))
    return [{ path: "name", message: texts.nameTaken[draft.scope] }];
  const isNew = draft.id === 0;
  return isNew && others.length >= maxViews ? [{ path: "name", message: texts.tooMany(maxViews) }] : [];
}

function dropOwnViews(world: World, before: AnyRow | undefined, after: AnyRow | undefined): void {
  if (before === undefined || after !== undefined) return;
  const own = [equal("createdById", before.id), equal("scope", "mine")];
  for (const row of [...world.table(view).rows({ where: own })]) {
    for (const link of [...world.table(defaults).rows({ where: [equal("viewId", row.id)] })])
      drop(world, defaults, link);
    drop(world, view.name, row);
  }
}
