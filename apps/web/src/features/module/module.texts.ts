import { counted } from "@palier/ui";
import type { ListTexts } from "#lists/define-list.ts";

/** French words of the module screens; fields have theirs in the contract. */
export const moduleTexts = {
  list: {
    title: "Modules",
    searchPlaceholder: "Rechercher un module",
    empty: "Aucun module pour l’instant",
    noMatch: "Aucun module ne correspond",
  } satisfies ListTexts,
  on: {
    label: "Activer",
    question: (module: string) => `Activer le module «\u00a0${module}\u00a0» sur toute la plateforme\u202f?`,
    detail: "Tous les immeubles actifs y auront accès.",
    done: (module: string) => `Module activé\u00a0: ${module}`,
  },
  off: {
    label: "Désactiver",
    question: (module: string) =>
      `Désactiver le module «\u00a0${module}\u00a0» sur toute la plateforme\u202f?`,
    detail: (buildings: number) =>
      buildings === 0
        ? "Aucun immeuble ne l’utilise pour l’instant."
        : `${counted(buildings, "immeuble n’y aura", "immeubles n’y auront")} plus accès.`,
    done: (module: string) => `Module désactivé\u00a0: ${module}`,
  },
} as const;
