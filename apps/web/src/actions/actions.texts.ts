/** French words of every action on a record. */
export const actionTexts = {
  delete: "Supprimer",
  deleteQuestion: (name: string) => `Supprimer ${name}\u202f?`,
  deleteDetail: "Cette suppression est définitive.",
  deleted: (name: string) => `Suppression effectuée\u00a0: ${name}`,
  done: (label: string, name: string) => `${label}\u00a0: ${name}`,
  add: "Ajouter",
  remove: "Retirer",
  added: (name: string) => `Ajout effectué\u00a0: ${name}`,
  removed: (name: string) => `Retrait effectué\u00a0: ${name}`,
  notForAll: "Impossible pour une des fiches choisies",
  questionForAll: (label: string, count: number) => `${label} ${count} fiche${count > 1 ? "s" : ""}\u202f?`,
  doneForAll: (label: string, count: number) => `${label}\u00a0: ${count} fiche${count > 1 ? "s" : ""}`,
  failedFor: (name: string, why: string) => `${name}\u00a0: ${why}`,
  cancel: "Annuler",
  change: "Modifier la saisie",
  loading: "Chargement du formulaire",
  back: "Revenir à la liste",
  gone: {
    title: "Cette fiche n’existe pas",
    detail: "Elle a peut-être été supprimée, ou l’adresse est incomplète.",
  },
} as const;
