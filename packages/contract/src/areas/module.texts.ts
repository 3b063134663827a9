/** French words of modules. */
export const moduleTexts = {
  singular: "Module",
  plural: "Modules",
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
  summaries: {
    forBuilding: "Modules d’un immeuble",
    switchOn: "Activer un module dans un immeuble",
    switchOff: "Désactiver un module dans un immeuble",
    list: "Liste des modules",
    edit: "Modifier un module",
    history: "Historique d’un module",
  },
} as const;
