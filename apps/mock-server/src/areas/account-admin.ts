import { accountAdmin } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";

/** Administrators: unique by e-mail; nobody disables or deletes themselves. */
export const accountAdminArea = defineArea({
  area: "account-admin",
  rules: [
    rulesOf(accountAdmin, {
      unique: ["email"],
      initial: { enabled: true },
      check: (draft, { admin }) =>
        draft.id === admin.id && !draft.enabled ? [{ path: "enabled", message: texts.disableSelf }] : [],
      keep: (row, { admin }) => (row.id === admin.id ? texts.deleteSelf : undefined),
    }),
  ],
  handlers: {
    "accountAdmin.updateFirebaseToken": ({ world, admin, body }) => {
      // A token is one browser's: it belongs to the admin who signed in there last.
      for (const [id, { firebaseToken }] of world.pushRegistrations) {
        if (firebaseToken === body.firebaseToken) world.pushRegistrations.delete(id);
      }
      world.pushRegistrations.set(admin.id, body);
      return { ok: true };
    },
  },
});
