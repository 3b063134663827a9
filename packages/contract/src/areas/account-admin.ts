import { z } from "zod";
import { action, done } from "../kit/action.ts";
import { entity, given } from "../kit/entity.ts";
import { exportOf } from "../kit/export.ts";
import * as field from "../kit/field.ts";
import { byFlag } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { named } from "../kit/named.ts";
import { options } from "../kit/options.ts";
import { deletion } from "../kit/record-routes.ts";
import { table } from "../kit/table.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";
import { historyOf } from "./history.ts";

/** Account admins (*administrateurs*): who signs in here, identified by e-mail (§6). */
const area = "account-admin";

export const accountAdmin = entity("accountAdmin", texts, {
  firstName: field.text(80),
  lastName: field.text(80),
  email: given(field.email()),
  phone: field.phone().nullable(),
  enabled: field.flag(),
  lastLoginAt: field.dateTime().nullable(),
  createdAt: field.dateTime(),
});

const filters = { enabled: byFlag("enabled") };

const values = {
  firstName: field.requiredText(80),
  lastName: field.requiredText(80),
  email: given(field.email()),
  phone: field.optional(field.phone()),
  enabled: field.flag(),
};

/** A browser's push registration (§3, §7): sent when the token is new, has changed or is older than 7 days. */
export const pushRegistration = named(
  "PushRegistration",
  z.object({
    firebaseToken: given(
      field.mark(z.string().trim().min(1).max(4096), { kind: "text", title: texts.device.firebaseToken }),
    ),
    language: given(
      field.mark(z.string().regex(/^[a-z]{2}$/), { kind: "text", title: texts.device.language }),
    ),
    deviceVersion: given(
      field.mark(z.string().max(100), { kind: "text", title: texts.device.deviceVersion }),
    ),
    platform: given(field.mark(z.literal("web"), { kind: "text", title: texts.device.platform })),
    model: given(field.mark(z.string().max(100), { kind: "text", title: texts.device.model })),
  }),
);

const rows = { area, entity: "accountAdmin", row: accountAdmin.record } as const;

export const accountAdminRoutes = {
  list: table({
    ...rows,
    path: "/admin/account-admin/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters,
  }),
  export: exportOf({
    ...rows,
    path: "/admin/account-admin/ajax-list-export",
    provenance: "spec",
    summary: texts.summaries.export,
    filters,
  }),
  create: form({
    area,
    entity: "accountAdmin",
    mode: "new",
    path: "/admin/account-admin/new",
    provenance: "spec",
    summary: texts.summaries.create,
    values,
    answer: accountAdmin.record,
  }),
  search: options({
    area,
    entity: "accountAdmin",
    textColumn: "email",
    path: "/admin/account-admin/ajax/search",
    provenance: "extension",
    summary: texts.summaries.search,
    note: "For the selector of an incident's assignee; admins are known by their e-mail (§6).",
  }),
  edit: form({
    area,
    entity: "accountAdmin",
    mode: "edit",
    path: "/admin/account-admin/edit/{id}",
    record: { entity: "accountAdmin", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
    values,
    answer: accountAdmin.record,
  }),
  delete: deletion({
    area,
    entity: "accountAdmin",
    path: "/admin/account-admin/delete/{id}",
    record: { entity: "accountAdmin", param: "id" },
    summary: texts.summaries.delete,
  }),
  history: historyOf({
    area,
    path: "/admin/account-admin/history/{id}",
    record: { entity: "accountAdmin", param: "id" },
    summary: texts.summaries.history,
  }),
  updateFirebaseToken: action({
    area,
    path: "/admin/account-admin/update-firebase-token",
    provenance: "spec",
    summary: texts.summaries.updateFirebaseToken,
    note: "Route name admin_update_firebase_token. The answer is assumed.",
    body: pushRegistration,
    answer: done,
  }),
};
