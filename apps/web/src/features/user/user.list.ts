import { buildingRoutes } from "@palier/contract/areas/building";
import { userRoutes as routes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { userActions } from "./user.actions.ts";
import { userTexts } from "./user.texts.ts";

export const userTones = { pending: "warning", active: "success", disabled: "neutral" } as const;

/** §2. */
export const list = defineList({
  name: "user",
  texts: userTexts.list,
  table: routes.list,
  views: "user.list",
  export: routes.export,
  columns: {
    lastName: { flex: 1, main: true },
    // Both ends of a building's name matter.
    firstName: { width: 120, main: true },
    email: { flex: 1.6 },
    phone: { width: 150, hidden: true },
    status: { width: 112, tones: userTones },
    // Namesakes live in different buildings: on the second line, without room.
    buildingName: { flex: 2.4, telling: 2, keepsEnd: true },
    ulaCount: { width: 126 },
    // At 1440 px it makes room for e-mail and building.
    createdAt: { width: 150, telling: -1 },
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
