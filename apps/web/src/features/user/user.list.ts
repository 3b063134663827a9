import { buildingRoutes } from "@palier/contract/areas/building";
import { userRoutes as routes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { userActions } from "./user.actions.ts";
import { userTexts } from "./user.texts.ts";

export const userTones = { pending: "warning", active: "success", disabled: "neutral" } as const;

/** Every resident, with the specification's list and export (§2). */
export const list = defineList({
  name: "user",
  texts: userTexts.list,
  table: routes.list,
  views: "user.list",
  export: routes.export,
  columns: {
    lastName: { flex: 1, main: true },
    // What is left goes to the building, of whose name both ends tell.
    firstName: { width: 120, main: true },
    email: { flex: 1.6 },
    phone: { width: 150, hidden: true },
    status: { width: 112, tones: userTones },
    // Where it has no room it is worth a second line: two residents of one name live in different houses.
    buildingName: { flex: 2.4, telling: 2, keepsEnd: true },
    // Says more of a resident than when he came: at 1440 px one of them leaves its room to the e-mail.
    ulaCount: { width: 126, telling: 0.6 },
    createdAt: { width: 150, telling: 0.5 },
    lastSeenAt: { width: 170, hidden: true },
    civility: { width: 100, hidden: true },
    language: { width: 110, hidden: true },
  },
  filters: {
    buildingId: { options: buildingRoutes.search },
    status: {},
    createdFrom: {},
    createdTo: {},
  },
  order: [
    { column: "lastName", dir: "asc" },
    { column: "firstName", dir: "asc" },
  ],
  actions: userActions,
});
