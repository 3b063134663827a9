import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { moduleNoun } from "./module.noun.texts.ts";

export const moduleTexts = {
  ...namesOf(moduleNoun),
  fields: {
    code: "Code",
    label: "Libellé",
    description: "Description",
    enabled: "Activé",
    buildingCount: "Immeubles",
    updatedAt: "Modifié le",
  },
  onPlatform: "Actif sur la plateforme",
  onInBuilding: "Actif dans l’immeuble",
  frozen: "Change par «\u00a0Activer\u00a0» et «\u00a0Désactiver\u00a0».",
  summaries: {
    ...summariesOf(moduleNoun, "list", "edit", "history"),
    changeEnabled: "Activer ou désactiver un module sur toute la plateforme",
    forBuilding: "Modules d’un immeuble",
    switchOn: "Activer un module dans un immeuble",
    switchOff: "Désactiver un module dans un immeuble",
  },
} as const;
