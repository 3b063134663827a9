import { readyAnswerNoun } from "@palier/contract/areas/ready-answer.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const readyAnswerTexts = {
  list: listTextsOf(readyAnswerNoun, {
    first: "Rédigez une fois ce que vous répondez souvent\u00a0: le texte s’insère ensuite d’un geste.",
  }),
  help: {
    title: "Le nom sous lequel elle se choisit. Les résidents ne le voient pas.",
    body: "Inséré tel quel dans un message, où il peut encore être modifié avant l’envoi.",
  },
} as const;
