import { readyAnswer } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";

/** Ready answers: their titles tell them apart, and are unique. */
export const readyAnswerArea = defineArea({
  area: "ready-answer",
  rules: [rulesOf(readyAnswer, { unique: ["title"], name: ({ title }) => title })],
});
