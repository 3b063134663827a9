import { readyAnswerNoun } from "@palier/contract/areas/ready-answer.noun.texts";
import { ReadyAnswerIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const readyAnswerArea = area({
  name: "ready-answer",
  entity: "readyAnswer",
  texts: areaTexts(readyAnswerNoun, { creates: true }),
  menu: { group: "settings", icon: ReadyAnswerIcon, order: 3, letter: "x" },
  list: () => import("./ready-answer.list.ts"),
  record: () => import("./ready-answer.record.tsx"),
  tabs: { history: "history" },
});
