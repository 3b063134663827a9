import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { readyAnswerNoun } from "./ready-answer.noun.texts.ts";

export const readyAnswerTexts = {
  ...namesOf(readyAnswerNoun),
  fields: {
    title: "Titre",
    body: "Texte",
  },
  summaries: summariesOf(readyAnswerNoun, "list", ...crudRoutes),
} as const;
