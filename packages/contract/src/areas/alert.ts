import { z } from "zod";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byFlag } from "../kit/filter.ts";
import { alertTexts as texts } from "./alert.texts.ts";

/** Push messages kept for later reading. An extension. */

/** Per admin; the oldest are dropped. */
export const mostAlerts = 200;

/** An address of the app; its record may no longer exist. */
const place = () => field.mark(field.bounded(2048).regex(/^\/admin\/\S*$/), { kind: "url" });

export const alert = entity("alert", texts, () => ({
  /** Not a reference: alerts do not prevent an account's deletion, and are deleted with it. */
  adminId: field.id(),
  at: field.dateTime(),
  title: field.text(),
  body: field.longText(2000),
  link: place().nullable(),
  read: field.flag(),
}));

const at = areaOf("alert", alert, texts);

export const alertRoutes = at.routes({
  list: at.table("/admin/alert/ajax-list", {
    row: alert.record.omit({ adminId: true }),
    filters: { read: byFlag("read") },
    newest: { most: mostAlerts, at: "at" },
    note: `The signed-in admin's own alerts, never another's, the greatest id first; ids grow with time. The newest ${mostAlerts} of each admin are kept.`,
  }),
  markRead: at.action("/admin/alert/read/{id}", {
    record: "id",
    lock: "none",
    marks: { flag: "read" },
    note: "Reading is no edit: a read alert may be marked again. Another admin's alert is not found (404).",
  }),
  markAllRead: at.action("/admin/alert/read-all", {
    body: z.strictObject({ upToId: field.titled(field.id(), texts.upToId, "extension") }),
    marks: { flag: "read", upTo: "upToId" },
    note: "Marks the admin's own alerts whose id is at most upToId, the newest one that was shown: what arrives meanwhile stays unread.",
  }),
});
