export const historyTexts = {
  singular: "Modification",
  plural: "Historique",
  fields: {
    at: "Date",
    byAdmin: "Administrateur",
    event: "Événement",
    entity: "Fiche",
    recordId: "N° de fiche",
    changes: "Modifications",
    summary: "Résumé",
  },
  event: {
    created: "Création",
    updated: "Modification",
    deleted: "Suppression",
    assigned: "Ajout",
    unassigned: "Retrait",
    undone: "Annulation",
  },
} as const;
