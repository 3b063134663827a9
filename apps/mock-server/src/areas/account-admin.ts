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
      world.pushRegistrations.set(admin.id, body);
      return { ok: true };
    },
  },
});
