import {
  type FieldError,
  news,
  newsByForm,
  newsTexts,
  newsTransitions,
  newsWithAudience,
  saysSomething,
} from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import { safeHtml } from "../core/safe-html.ts";
import { defineArea, dueOf, rulesOf } from "../from-contract/define-area.ts";
import { takenBack } from "../from-contract/undo.ts";
import { checkVersion, stale } from "../from-contract/version.ts";
import type { AnyRow, RowOf } from "../world/catalog.ts";
import { dueAt } from "../world/instant.ts";
import { recordName } from "../world/record-name.ts";
import { need, save } from "../world/records.ts";
import { systemAuthor } from "../world/system-author.ts";
import { needTransition } from "../world/transition.ts";
import type { World } from "../world/world.ts";
import { newsRuleTexts as texts } from "./news.texts.ts";
import { notifyResidents, residentsOf } from "./news-notification.ts";

type News = RowOf<typeof news>;

/** A scheduled item publishes itself at its time. */
export const newsArea = defineArea({
  area: "news",
  rules: [
    rulesOf(news, {
      next: ({ status }) => ({ status: newsByForm(status) }),
      initial: { scope: "all", status: "draft", pinned: false, notify: false },
      check: (draft, { world, before }) => {
        needTransition(newsTransitions, newsTexts.status, before?.status ?? "draft", draft.status);
        return [
          ...emptyBody(draft),
          ...lateSchedule(world, draft, before),
          ...unasked(draft, before),
          ...notYet(world, draft),
        ];
      },
      complete: (draft, { world, admin, before }) => ({
        ...targetsOf(world, draft),
        body: safeHtml(draft.body),
        publishAt:
          draft.status === "published" ? (draft.publishAt ?? before?.publishAt ?? null) : draft.publishAt,
        authorId: before?.authorId ?? admin.id,
      }),
    }),
  ],
  dues: [
    dueOf(news, {
      where: [{ column: "status", op: "eq", value: "scheduled" }],
      by: ["publishAt"],
      at: ({ publishAt }) => dueAt(publishAt),
      pass: (row, world) => {
        const isAnnounced = row.notify && row.notifiedAt === null;
        const notifiedAt = isAnnounced ? world.clock.instant() : row.notifiedAt;
        const after = save(systemAuthor(world), news, row, { status: "published", notifiedAt });
        if (isAnnounced) notifyResidents(world, after);
      },
    }),
  ],
  handlers: {
    "news.publish.get": (call) => {
      const record = withAudience(call.world, need(call, news, call.params.id));
      const { notify, residentCount, version } = record;
      return { values: { notify, residentCount, version }, choices: {}, record };
    },
    "news.publish.post": (call) => {
      const { world } = call;
      const before = need(call, news, call.params.id);
      const shown = withAudience(world, before);
      checkVersion(call, newsWithAudience, shown, call.body.version);
      if (before.status === "archived") {
        const allowed = ["draft", "scheduled", "published"];
        throw refuse("wrong-state", { detail: texts.archived, allowed });
      }
      const { notify } = call.body;
      if (notify && call.body.residentCount !== shown.residentCount)
        throw stale(call, newsWithAudience, shown, texts.countChanged(shown.residentCount));
      const at = world.clock.instant();
      const published = before.status === "published" ? {} : { status: "published" as const, publishAt: at };
      const row = save(call, news, before, { ...published, notify, ...(notify ? { notifiedAt: at } : {}) });
      if (notify) notifyResidents(world, row);
      return withAudience(world, row);
    },
    "news.undo": (call) => {
      const { world, params } = call;
      // It would be published again at once.
      const isDue = ({ status, publishAt }: AnyRow): boolean =>
        status === "scheduled" && typeof publishAt === "string" && dueAt(publishAt) <= world.clock.now();
      takenBack(call, (draft) => (isDue(draft) ? texts.dueMeanwhile : undefined));
      return need(call, news, params.id);
    },
  },
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

const withAudience = (world: World, row: News) => ({ ...row, residentCount: residentsOf(world, row) });

/** Sanitizing may leave nothing. */
function emptyBody({ body }: News): FieldError[] {
  return saysSomething(safeHtml(body)) ? [] : [{ path: "body", message: texts.emptyBody }];
}

/** An unchanged time may be past. */
function lateSchedule(world: World, draft: News, before: News | undefined): FieldError[] {
  if (draft.status !== "scheduled" || draft.publishAt === null) return [];
  if (before?.status === "scheduled" && before.publishAt === draft.publishAt) return [];
  const late = Date.parse(draft.publishAt) <= world.clock.now();
  return late ? [{ path: "publishAt", message: texts.publishLater }] : [];
}

/** Only the publish action publishes: it shows how many residents. */
function unasked({ status }: News, before: News | undefined): FieldError[] {
  return status === "published" && before?.status !== "published"
    ? [{ path: "status", message: texts.publishByAction }]
    : [];
}

function notYet(world: World, { status, publishAt }: News): FieldError[] {
  if (status !== "published" || publishAt === null || Date.parse(publishAt) <= world.clock.now()) return [];
  return [{ path: "publishAt", message: texts.publishedLater }];
}

type Targets = Pick<News, "neighborhoodIds" | "buildingIds" | "targetNames">;

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
