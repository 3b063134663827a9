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
  summaries: {
    list: "Liste des modules",
    edit: "Modifier un module",
    history: "Historique d’un module",
  },
} as const;
