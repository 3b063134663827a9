import { z } from "zod";
import { areaOf } from "../kit/area-of.ts";
import { entity, given } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byFlag } from "../kit/filter.ts";
import { named } from "../kit/named.ts";
import { pick } from "../kit/pick.ts";
import { frozenInForm } from "../kit/states.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";

/** Account admins (*administrateurs*): this application's users, identified by e-mail (§6). */
export const accountAdmin = entity("accountAdmin", texts, () => ({
  firstName: field.text(80),
  lastName: field.text(80),
  email: given(field.email()),
  phone: field.phone().nullable(),
  enabled: field.flag(),
  lastLoginAt: field.dateTime().nullable(),
  createdAt: field.dateTime(),
}));

/**
 * Sent when `firebaseToken` is new, changed or older than 7 days (§3, §7): the browser's Firebase installation id,
 * to which a backend sends as `fid`.
 */
export const pushRegistration = named(
  "PushRegistration",
  z.strictObject({
    firebaseToken: given(
      field.mark(field.typedLine(4096).min(1), { kind: "text", title: texts.device.firebaseToken }),
    ),
    language: given(
      field.mark(z.string().regex(/^[a-z]{2}$/), { kind: "text", title: texts.device.language }),
    ),
    deviceVersion: given(
      field.mark(field.typedLine(100), { kind: "text", title: texts.device.deviceVersion }),
    ),
    platform: given(field.mark(z.literal("web"), { kind: "text", title: texts.device.platform })),
    model: given(field.mark(field.typedLine(100), { kind: "text", title: texts.device.model })),
  }),
);

const at = areaOf("account-admin", accountAdmin, texts);
const list = at.table("/admin/account-admin/ajax-list", { filters: { enabled: byFlag("enabled") } });

export const accountAdminRoutes = at.routes({
  list,
  export: at.exportOf(list, "/admin/account-admin/ajax-list-export"),
  search: at.options("/admin/account-admin/ajax/search", {
    text: "email",
    note: "For the selector of an incident's assignee; admins are known by their e-mail (§6).",
  }),
  ...at.crud("/admin/account-admin", {
    values: pick(accountAdmin, "firstName", "lastName", "email", "phone", "enabled"),
    frozen: frozenInForm(["enabled"], texts.frozen),
  }),
  changeEnabled: at.stateChange("/admin/account-admin/{id}/enabled", {
    record: "id",
    field: "enabled",
    note: "Assumed: a disabled admin signs in no more; every open session of that admin ends and stays ended when the account is enabled again, and so do the admin's locks. Nobody disables the own account (422 at enabled). No column counts sessions: they come and go without a change of the record.",
  }),
  updateFirebaseToken: at.action("/admin/account-admin/update-firebase-token", {
    note: "Route name admin_update_firebase_token. The answer is assumed; the specification's push token is the browser's Firebase installation id, to which a backend sends as `fid`; an admin may have several browsers, an id is one browser's and its last admin's.",
    body: pushRegistration,
  }),
  releaseFirebaseToken: at.action("/admin/account-admin/release-firebase-token", {
    note: "For signing out: this browser's installation id, by its name, so that a late call takes nothing from whoever signed in there next. An id that is not the admin's own stays.",
    body: pushRegistration.pick({ firebaseToken: true }),
  }),
});
