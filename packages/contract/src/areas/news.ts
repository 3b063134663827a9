import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice } from "../kit/filter.ts";
import { named } from "../kit/named.ts";
import { pick } from "../kit/pick.ts";
import { frozen, transitions } from "../kit/states.ts";
import { newsTexts as texts } from "./news.texts.ts";

/** News (*actualités*) for everybody, neighbourhoods or buildings. Route: §2; fields: assumed. */
export const news = entity("news", texts, () => ({
  title: field.text(),
  body: field.html(),
  scope: field.choice(texts.scope),
  neighborhoodIds: field.list(field.reference("neighborhood"), 200),
  buildingIds: field.list(field.reference("building"), 200),
  /** For lists; empty when the scope is all. */
  targetNames: field.list(field.text(), 200),
  status: field.choice(texts.status),
  publishAt: field.dateTime().nullable(),
  pinned: field.flag(),
  notify: field.flag(),
  /** Last push message; null when none. */
  notifiedAt: field.dateTime().nullable(),
  authorId: field.reference("accountAdmin"),
  authorName: field.text(),
}));

export const newsRow = news.record.omit({ body: true, neighborhoodIds: true, buildingIds: true });

export type NewsStatus = keyof typeof texts.status;

/** Assumed. */
export const newsTransitions = transitions(texts.status, {
  draft: ["scheduled", "published", "archived"],
  scheduled: ["draft", "published", "archived"],
  published: ["draft", "archived"],
  archived: ["draft"],
});

/** Publishing is an action of its own, which shows how many residents it reaches. */
export const newsByForm = (status: NewsStatus): readonly NewsStatus[] =>
  newsTransitions[status].filter((next) => next !== "published");

/** Only the action repeats a sent message. */
export const newsFrozen = frozen(texts.status, {
  published: { fields: ["notify"], reason: texts.frozen },
  archived: { fields: ["notify"], reason: texts.frozen },
});

/** Active residents whom a push message would reach now. */
const residentCount = () => field.titled(field.count(), texts.residentCount, "extension");
export const newsWithAudience = named(
  "NewsWithAudience",
  news.record.extend({ residentCount: residentCount() }),
);

const at = areaOf("news", news, texts);

export const newsRoutes = at.routes({
  list: at.table("/admin/news/ajax/list", {
    row: newsRow,
    filters: { scope: byChoice("scope", texts.scope), status: byChoice("status", texts.status) },
    note: "Assumed: without an order, pinned items first, then the newest publication.",
  }),
  publish: at.editForm("/admin/news/{id}/publish", {
    record: "id",
    note: "Assumed: publishes a draft or a scheduled item now, and with notify sends a push message to its residents. Of one that is published already it sends another message. An archived one gets 409. residentCount is the number that the admin was shown: with notify and another number than now, the answer is 409 with the present one.",
    answer: newsWithAudience,
    values: { ...pick(news, "notify"), residentCount: residentCount() },
  }),
  undo: at.undo("/admin/news/{id}/undo", {
    record: "id",
    field: "status",
    states: ["published"],
    final: { notifiedAt: texts.notified },
  }),
  ...at.crud("/admin/news", {
    notes: {
      edit: "Assumed: a scheduled item is published by itself at publishAt, and with notify its residents get a push message then, once: one that was announced before is not announced again. No form publishes: status published, or a date to come for what is published, is refused at its field (422).",
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
    frozen: newsFrozen,
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
