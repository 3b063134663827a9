import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { settingNoun } from "./setting.noun.texts.ts";

export const settingTexts = {
  ...namesOf(settingNoun),
  fields: {
    key: "Clé",
    label: "Libellé",
    type: "Type",
    value: "Valeur",
    minimum: "Minimum",
    maximum: "Maximum",
    updatedAt: "Modifié le",
    updatedBy: "Modifié par",
  },
  type: {
    text: "Texte",
    number: "Nombre",
    boolean: "Oui ou non",
    email: "E-mail",
    url: "URL",
    color: "Couleur",
  },
  rules: {
    number: "Un nombre est attendu (exemple\u00a0: 12,5).",
    boolean: "Oui ou non est attendu.",
    color: "Une couleur s’écrit #RRVVBB.",
  },
  summaries: summariesOf(settingNoun, "list", "edit", "history"),
} as const;
