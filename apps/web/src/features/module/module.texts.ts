import { moduleNoun } from "@palier/contract/areas/module.noun.texts";
import { counted, quoted } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the module screens; fields have theirs in the contract. */
export const moduleTexts = {
  list: listTextsOf(moduleNoun),
  on: {
    label: "Activer",
    question: (module: string) => `Activer le module ${quoted(module)} sur toute la plateforme\u202f?`,
    detail: "Tous les immeubles actifs y auront accès.",
    done: (module: string) => `Module activé\u00a0: ${module}`,
  },
  off: {
    label: "Désactiver",
    question: (module: string) => `Désactiver le module ${quoted(module)} sur toute la plateforme\u202f?`,
    detail: (buildings: number) =>
      buildings === 0
        ? "Aucun immeuble ne l’utilise pour l’instant."
        : `${counted(buildings, "immeuble n’y aura", "immeubles n’y auront")} plus accès.`,
    done: (module: string) => `Module désactivé\u00a0: ${module}`,
  },
} as const;
