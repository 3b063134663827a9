import { accountAdminRoutes as routes } from "@palier/contract/areas/account-admin";
import { defineList } from "#lists/define-list.ts";
import { accountAdminActions } from "./account-admin.actions.ts";
import { accountAdminTexts } from "./account-admin.texts.ts";

/** §2. */
export const list = defineList({
  name: "account-admin",
  texts: accountAdminTexts.list,
  table: routes.list,
  views: "accountAdmin.list",
  export: routes.export,
  columns: {
    lastName: { flex: 1, main: true },
    firstName: { flex: 1, main: true },
    email: { flex: 2 },
    phone: { width: 150 },
    enabled: { width: 110 },
    lastLoginAt: { width: 170 },
    createdAt: { width: 170, hidden: true },
  },
  filters: { enabled: {} },
  order: [
    { column: "lastName", dir: "asc" },
    { column: "firstName", dir: "asc" },
  ],
  actions: accountAdminActions,
});
