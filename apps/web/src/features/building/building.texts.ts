import { buildingNoun } from "@palier/contract/areas/building.noun.texts";
import { managedServiceNoun } from "@palier/contract/areas/managed-service.noun.texts";
import { negotiatedServiceNoun } from "@palier/contract/areas/negotiated-service.noun.texts";
import { counted, quoted } from "@palier/ui";
import { archiveTexts, together } from "#actions/closing.texts.ts";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Inhabited {
  readonly userCount: number;
}

function residents(count: number): string {
  if (count === 0) return "Aucun résident n’est concerné.";
  return `${counted(count, "résident est concerné", "résidents sont concernés")}. L’immeuble n’est plus proposé nulle part\u202f; les rattachements restent.`;
}

export const buildingTexts = {
  list: listTextsOf(buildingNoun, {
    first:
      "Créez d’abord un portefeuille, puis ses immeubles\u00a0: un à un ici, ou par fichier depuis la fiche du portefeuille.",
  }),
  state: archiveTexts<Inhabited>({
    concerns: (rows) => residents(together(rows, "userCount")),
    confirmLabel: "Archiver l’immeuble",
  }),
  managedServices: listTextsOf(managedServiceNoun, { searchPlaceholder: "Rechercher un service" }),
  negotiatedServices: listTextsOf(negotiatedServiceNoun, {
    searchPlaceholder: "Rechercher un service",
    empty: "Cet immeuble n’a aucun service négocié",
  }),
  negotiatedCandidates: listTextsOf(negotiatedServiceNoun, {
    title: "Services négociés à ajouter",
    searchPlaceholder: "Rechercher un service à ajouter",
    empty: "Cet immeuble a déjà tous les services négociés",
  }),
  modules: {
    title: "Modules",
    searchPlaceholder: "Rechercher un module",
    empty: "Aucun module pour l’instant",
    noMatch: "Aucun module ne correspond",
    on: {
      label: "Activer",
      question: (module: string, building: string) =>
        `Activer le module ${quoted(module)} dans ${quoted(building)}\u202f?`,
      detail: "Les résidents de cet immeuble y auront accès.",
      platformOff:
        "Le module est désactivé sur toute la plateforme\u00a0: il ne sera actif ici qu’une fois réactivé.",
      done: (module: string, building: string) => `Module activé dans ${building}\u00a0: ${module}`,
    },
    off: {
      label: "Désactiver",
      question: (module: string, building: string) =>
        `Désactiver le module ${quoted(module)} dans ${quoted(building)}\u202f?`,
      detail: "Les résidents de cet immeuble n’y auront plus accès. Les autres immeubles le gardent.",
      done: (module: string, building: string) => `Module désactivé dans ${building}\u00a0: ${module}`,
    },
  } satisfies ListTexts & Readonly<Record<"on" | "off", object>>,
  addServices: "Ajouter des services",
  addTo: (building: string) => `Ajouter des services négociés à ${building}`,
  sections: { identity: "Identité", place: "Adresse", management: "Gestion" },
  help: {
    reference: "Unique, par exemple IMM-00042.",
    accessInstructions: "Digicode, gardien, horaires\u00a0: visibles des intervenants.",
  },
} as const;
