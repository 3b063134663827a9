import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice } from "../kit/filter.ts";
import { pick } from "../kit/pick.ts";
import { transitions } from "../kit/states.ts";
import { newsTexts as texts } from "./news.texts.ts";

/** News (*actualités*): articles for everybody, for neighbourhoods or for buildings. Route: §2; fields: assumed. */
export const news = entity("news", texts, () => ({
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
}));

export const newsRow = news.record.omit({ body: true, neighborhoodIds: true, buildingIds: true });

export type NewsStatus = keyof typeof texts.status;

/** Which status may follow which (assumed). */
export const newsTransitions = transitions(texts.status, {
  draft: ["scheduled", "published", "archived"],
  scheduled: ["draft", "published", "archived"],
  published: ["draft", "archived"],
  archived: ["draft"],
});

const at = areaOf("news", news, texts);

export const newsRoutes = at.routes({
  list: at.table("/admin/news/ajax/list", {
    row: newsRow,
    filters: { scope: byChoice("scope", texts.scope), status: byChoice("status", texts.status) },
    note: "Assumed: without an order, pinned items first, then the newest publication.",
  }),
  ...at.crud("/admin/news", {
    notes: {
      edit: "Assumed: a scheduled item is published by itself at publishAt. With notify, its residents get a push message when it is published, and at no other time.",
    },
    values: pick(
      news,
      "title",
      "body",
      "scope",
      "neighborhoodIds",
      "buildingIds",
      "status",
      "publishAt",
      "pinned",
      "notify",
    ),
    choices: ["scope", "neighborhoodIds", "buildingIds", "status"],
    rules: [
      {
        path: "neighborhoodIds",
        message: texts.rules.neighborhoods,
        holds: ({ scope, neighborhoodIds }) => scope !== "neighborhoods" || neighborhoodIds.length > 0,
      },
      {
        path: "buildingIds",
        message: texts.rules.buildings,
        holds: ({ scope, buildingIds }) => scope !== "buildings" || buildingIds.length > 0,
      },
      {
        path: "publishAt",
        message: texts.rules.publishAt,
        holds: ({ status, publishAt }) => status !== "scheduled" || publishAt !== null,
      },
    ],
  }),
});
