import { readyAnswer } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";

export const readyAnswerArea = defineArea({
  area: "ready-answer",
  rules: [rulesOf(readyAnswer, { unique: ["title"], name: ({ title }) => title })],
});
