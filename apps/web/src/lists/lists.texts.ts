/** French words of every list. */
export const listTexts = {
  search: "Recherche",
  edit: "Modifier",
  open: "Ouvrir",
  delete: "Supprimer",
  export: "Exporter",
  /** Verbatim from the specification (§8). */
  nothingToExport: "Aucune donnée à exporter",
  exported: "Export terminé",
  exportedTo: (file: string) => `Le fichier ${file} a été téléchargé.`,
  clearFilters: "Effacer les filtres",
  loadFailed: "La liste ne peut pas être affichée",
  actions: "Actions",
  editOf: (name: string) => `Modifier ${name}`,
  deleteOf: (name: string) => `Supprimer ${name}`,
  /** « Livraison le » → « Livraison à partir du ». */
  fromDay: (title: string) => `${withoutDay(title)} à partir du`,
  /** « Livraison le » → « Livraison jusqu’au ». */
  toDay: (title: string) => `${withoutDay(title)} jusqu’au`,
  unknownOption: (id: string) => `n°\u00a0${id}`,
  anyOf: (label: string) => `${label}\u00a0: tous`,
  deleteQuestion: (name: string) => `Supprimer ${name}\u202f?`,
  deleteDetail: "Cette suppression est définitive.",
  deleted: (name: string) => `Suppression effectuée\u00a0: ${name}`,
  history: {
    title: "Historique",
    searchPlaceholder: "Rechercher dans l’historique",
    empty: "Aucune modification pour l’instant",
    noMatch: "Aucune modification ne correspond",
  },
  lockedBy: (name: string, time: string) => `${name} modifie cette fiche depuis ${time}`,
} as const;

const withoutDay = (title: string): string => title.replace(/ le$/, "");
