import type { readyAnswer } from "@palier/contract";
import { readyAnswers } from "../data/ready-answers.ts";
import { drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";

/** Numbered copies past the real ones. */
export function readyAnswerSeed(town: Town) {
  return drawnTable<FieldsOf<typeof readyAnswer>>(town, "readyAnswer", (index) => {
    const [title = "", body = ""] = readyAnswers[index % readyAnswers.length] ?? [];
    const round = Math.floor(index / readyAnswers.length);
    return { title: round === 0 ? title : `${title} (${round + 1})`, body };
  });
}
