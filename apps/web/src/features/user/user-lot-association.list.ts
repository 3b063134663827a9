import { userRoutes as routes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { ulaActions, ulaName, ulaTones } from "./user-lot-association.actions.tsx";
import { ulaArea } from "./user-lot-association.area.ts";
import { ulaTexts } from "./user-lot-association.texts.ts";

export const ulaList = defineList({
  name: "user-lot-association",
  texts: ulaTexts.list,
  table: routes.ulas,
  columns: {
    lotNumber: { width: 90, main: true },
    buildingName: { flex: 2, keepsEnd: true },
    relation: { flex: 1 },
    status: { width: 180, main: true, tones: ulaTones },
    requestedAt: { width: 170 },
    startDate: { width: 110 },
    endDate: { width: 110 },
  },
  filters: {},
  order: [{ column: "requestedAt", dir: "desc" }],
  rowName: (row) => ulaName(row),
  open: ({ id }) => ulaArea.paths.record(id),
  actions: ulaActions,
});
