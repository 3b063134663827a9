import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { deletion } from "../kit/record-routes.ts";
import { transitions } from "../kit/states.ts";
import { table } from "../kit/table.ts";
import { historyOf } from "./history.ts";
import { newsTexts as texts } from "./news.texts.ts";

/** News (*actualités*): articles for everybody, for neighbourhoods or for buildings. Route: §2; fields: assumed. */
const area = "news";

export const news = entity("news", texts, {
  title: field.text(),
  body: field.html(),
  scope: field.choice(texts.scope),
  neighborhoodIds: field.list(field.reference("neighborhood"), 200),
  buildingIds: field.list(field.reference("building"), 200),
  /** The names of the targets, for lists; empty when the scope is all. */
  targetNames: field.list(field.text(), 200),
  status: field.choice(texts.status),
  publishAt: field.dateTime().nullable(),
  pinned: field.flag(),
  notify: field.flag(),
  authorId: field.reference("accountAdmin"),
  authorName: field.text(),
});

export const newsRow = news.record.omit({ body: true, neighborhoodIds: true, buildingIds: true });

export type NewsStatus = keyof typeof texts.status;

/** Which status may follow which (assumed). */
export const newsTransitions = transitions(texts.status, {
  draft: ["scheduled", "published", "archived"],
  scheduled: ["draft", "published", "archived"],
  published: ["draft", "archived"],
  archived: ["draft"],
});

const values = {
  title: field.requiredText(),
  body: field.requiredHtml(),
  scope: field.choice(texts.scope),
  neighborhoodIds: field.list(field.reference("neighborhood"), 200).default([]),
  buildingIds: field.list(field.reference("building"), 200).default([]),
  status: field.choice(texts.status),
  publishAt: field.optional(field.dateTime()),
  pinned: field.flag(),
  notify: field.flag(),
};

const notes = { area, entity: "news" } as const;
const forms = {
  ...notes,
  values,
  answer: news.record,
  choices: ["scope", "neighborhoodIds", "buildingIds", "status"],
  rules: [
    {
      path: "neighborhoodIds",
      message: texts.rules.neighborhoods,
      holds: (v: { scope: string; neighborhoodIds: readonly number[] }) =>
        v.scope !== "neighborhoods" || v.neighborhoodIds.length > 0,
    },
    {
      path: "buildingIds",
      message: texts.rules.buildings,
      holds: (v: { scope: string; buildingIds: readonly number[] }) =>
        v.scope !== "buildings" || v.buildingIds.length > 0,
    },
    {
      path: "publishAt",
      message: texts.rules.publishAt,
      holds: (v: { status: NewsStatus; publishAt: string | null }) =>
        v.status !== "scheduled" || v.publishAt !== null,
    },
  ],
} as const;

export const newsRoutes = {
  list: table({
    ...notes,
    row: newsRow,
    path: "/admin/news/ajax/list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters: { scope: byChoice("scope", texts.scope), status: byChoice("status", texts.status) },
  }),
  create: form({
    ...forms,
    mode: "new",
    path: "/admin/news/new",
    provenance: "extension",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...forms,
    mode: "edit",
    path: "/admin/news/edit/{id}",
    record: { entity: "news", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    ...notes,
    path: "/admin/news/delete/{id}",
    record: { entity: "news", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/news/history/{id}",
    record: { entity: "news", param: "id" },
    summary: texts.summaries.history,
  }),
};
