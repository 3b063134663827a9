import { type FieldError, news, newsTexts, newsTransitions, saysSomething } from "@palier/contract";
import { safeHtml } from "../core/safe-html.ts";
import { defineArea, dueOf, rulesOf } from "../from-contract/define-area.ts";
import type { AnyRow, RowOf } from "../world/catalog.ts";
import { fullName } from "../world/full-name.ts";
import { dueAt } from "../world/instant.ts";
import { recordName } from "../world/record-name.ts";
import { save } from "../world/records.ts";
import { systemAuthor } from "../world/system-author.ts";
import { needTransition } from "../world/transition.ts";
import type { World } from "../world/world.ts";
import { newsRuleTexts as texts } from "./news.texts.ts";
import { notifyResidents } from "./news-notification.ts";

type News = RowOf<typeof news>;

/** News: for everybody, for neighbourhoods or for buildings; a scheduled one is published when its time comes. */
export const newsArea = defineArea({
  area: "news",
  rules: [
    rulesOf(news, {
      next: ({ status }) => ({ status: newsTransitions[status] }),
      initial: { scope: "all", status: "draft", pinned: false, notify: false },
      check: (draft, { world, before }) => {
        needTransition(newsTransitions, newsTexts.status, before?.status ?? "draft", draft.status);
        return [...emptyBody(draft), ...lateSchedule(world, draft, before)];
      },
      complete: (draft, { world, admin, before }) => ({
        ...targetsOf(world, draft),
        body: safeHtml(draft.body),
        publishAt: publishAtOf(world, draft, before),
        authorId: before?.authorId ?? admin.id,
      }),
      after: (row, { world, before }) => {
        if (row.status === "published" && before?.status !== "published") notifyResidents(world, row);
      },
    }),
  ],
  copies: [
    {
      to: "news",
      column: "authorName",
      by: "authorId",
      from: "accountAdmin",
      read: ({ firstName, lastName }) => fullName({ firstName, lastName }),
    },
  ],
  dues: [
    dueOf(news, {
      where: [{ column: "status", op: "eq", value: "scheduled" }],
      by: ["publishAt"],
      at: ({ publishAt }) => dueAt(publishAt),
      pass: (row, world) => {
        save(systemAuthor(world), news, row, { status: "published" });
        notifyResidents(world, row);
      },
    }),
  ],
  scopes: {
    "news.list": ({ world }) => ({
      order: [
        { column: "pinned", dir: "desc" },
        { column: "publishAt", dir: "desc" },
      ],
      computed: { targetNames: (row) => namesOf(world, row) },
    }),
  },
});

/** What is only script or picture says nothing to a resident. */
function emptyBody({ body }: News): FieldError[] {
  return saysSomething(safeHtml(body)) ? [] : [{ path: "body", message: texts.emptyBody }];
}

/** A time that has passed cannot be chosen; one that was chosen before may stay while other fields change. */
function lateSchedule(world: World, draft: News, before: News | undefined): FieldError[] {
  if (draft.status !== "scheduled" || draft.publishAt === null) return [];
  if (before?.status === "scheduled" && before.publishAt === draft.publishAt) return [];
  const late = Date.parse(draft.publishAt) <= world.clock.now();
  return late ? [{ path: "publishAt", message: texts.publishLater }] : [];
}

/** Publishing says when: now, unless it was published before or a past time is given. */
function publishAtOf(world: World, draft: News, before: News | undefined): string | null {
  if (draft.status !== "published") return draft.publishAt;
  if (before?.status === "published" && draft.publishAt === null) return before.publishAt;
  const given = draft.publishAt;
  return given !== null && Date.parse(given) <= world.clock.now() ? given : world.clock.instant();
}

type Targets = Pick<News, "neighborhoodIds" | "buildingIds" | "targetNames">;

/** Only the targets of the chosen scope are kept, each once. */
function targetsOf(world: World, draft: News): Targets {
  const neighborhoodIds = draft.scope === "neighborhoods" ? [...new Set(draft.neighborhoodIds)] : [];
  const buildingIds = draft.scope === "buildings" ? [...new Set(draft.buildingIds)] : [];
  const targetNames = namesOf(world, { ...draft, neighborhoodIds, buildingIds });
  return { neighborhoodIds, buildingIds, targetNames };
}

function namesOf(world: World, { neighborhoodIds, buildingIds }: AnyRow): string[] {
  return [...named(world, "neighborhood", neighborhoodIds), ...named(world, "building", buildingIds)];
}

function named(world: World, entity: string, ids: unknown): string[] {
  const known: readonly unknown[] = Array.isArray(ids) ? ids : [];
  return known.flatMap((id) => {
    const row = typeof id === "number" ? world.table(entity).get(id) : undefined;
    return row === undefined ? [] : [recordName(world, entity, row)];
  });
}
