import { readyAnswerRoutes as routes } from "@palier/contract/areas/ready-answer";
import { defineList } from "#lists/define-list.ts";
import { readyAnswerActions } from "./ready-answer.actions.ts";
import { readyAnswerTexts } from "./ready-answer.texts.ts";

export const list = defineList({
  name: "ready-answer",
  texts: readyAnswerTexts.list,
  table: routes.list,
  views: "readyAnswer.list",
  columns: {
    title: { width: 240, main: true },
    body: { flex: 2.5 },
  },
  filters: {},
  order: [{ column: "title", dir: "asc" }],
  actions: readyAnswerActions,
});
