import { moduleNoun } from "@palier/contract/areas/module.noun.texts";
import { counted, quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Switched {
  readonly label: string;
  readonly buildingCount: number;
}

const forAll = "Tous les immeubles actifs y auront accès, sauf ceux où il est désactivé.";

const buildings = (count: number): string =>
  count === 0
    ? "Aucun immeuble ne l’utilise pour l’instant."
    : `${counted(count, "immeuble n’y aura", "immeubles n’y auront")} plus accès.`;

export const moduleTexts = {
  list: listTextsOf(moduleNoun, {
    first: "Les modules sont fournis par la plateforme\u00a0: ils s’affichent ici dès qu’elle en propose.",
  }),
  on: {
    label: "Activer",
    question: ({ label }: Switched): Question => ({
      title: `Activer le module ${quoted(label)} sur toute la plateforme\u202f?`,
      detail: forAll,
    }),
    done: (module: string) => `Module activé\u00a0: ${module}`,
    counted: (count: number) => counted(count, "module activé", "modules activés"),
    detailForAll: () => forAll,
  },
  off: {
    label: "Désactiver",
    question: (module: Switched): Question => ({
      title: `Désactiver le module ${quoted(module.label)} sur toute la plateforme\u202f?`,
      detail: buildings(module.buildingCount),
    }),
    done: (module: string) => `Module désactivé\u00a0: ${module}`,
    counted: (count: number) => counted(count, "module désactivé", "modules désactivés"),
    detailForAll: (modules: readonly Switched[]) =>
      modules.map((each) => `${each.label}\u00a0: ${buildings(each.buildingCount)}`).join(" "),
  },
} as const;
