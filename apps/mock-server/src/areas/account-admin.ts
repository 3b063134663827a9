import { accountAdmin, alert } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import { accountAdminTexts as texts } from "./account-admin.texts.ts";
import { ownAlerts } from "./alert.ts";

/** Nobody disables or deletes themselves. Disabling ends all access at once. */
export const accountAdminArea = defineArea({
  area: "account-admin",
  rules: [
    rulesOf(accountAdmin, {
      unique: ["email"],
      initial: { enabled: true },
      check: (draft, { admin }) =>
        draft.id === admin.id && !draft.enabled ? [{ path: "enabled", message: texts.disableSelf }] : [],
      after: (row, { world }) => {
        world.setRealtimeAccess?.(row, row.enabled);
        if (!row.enabled) world.sessions.closeOf(row.id);
      },
      removed: (row, { world }) => {
        world.setRealtimeAccess?.(row, false);
        world.sessions.closeOf(row.id);
        for (const { id } of [...world.table(alert).rows({ where: [ownAlerts(row)] })])
          world.table(alert).delete(id);
      },
      keep: (row, { admin }) => (row.id === admin.id ? texts.deleteSelf : undefined),
    }),
  ],
  handlers: {
    "accountAdmin.updateFirebaseToken": ({ world, admin, body }) => {
      world.pushRegistrations.register(admin.id, body);
      return { ok: true };
    },
    "accountAdmin.releaseFirebaseToken": ({ world, admin, body }) => {
      world.pushRegistrations.release(admin.id, body.firebaseToken);
      return { ok: true };
    },
  },
});
