import { counted, quoted } from "@palier/ui";

const records = (count: number) => counted(count, "fiche", "fiches");

/** French words of every action on a record. */
export const actionTexts = {
  delete: "Supprimer",
  deleteQuestion: (name: string) => `Supprimer ${quoted(name)}\u202f?`,
  deleteDetail: "Cette suppression est définitive.",
  deleted: (name: string) => `Suppression effectuée\u00a0: ${name}`,
  done: (label: string, name: string) => `${label}\u00a0: ${name}`,
  add: "Ajouter",
  remove: "Retirer",
  added: (name: string) => `Ajout effectué\u00a0: ${name}`,
  removed: (name: string) => `Retrait effectué\u00a0: ${name}`,
  addedAll: (count: number) => counted(count, "ajout effectué", "ajouts effectués"),
  removedAll: (count: number) => counted(count, "retrait effectué", "retraits effectués"),
  deletedAll: (count: number) => counted(count, "suppression effectuée", "suppressions effectuées"),
  undo: "Annuler",
  undoLast: "Annuler le dernier",
  undone: (name: string) => `Annulation effectuée\u00a0: ${name}`,
  undoneAll: (count: number) => counted(count, "annulation effectuée", "annulations effectuées"),
  notUndone: (name: string, why: string) => `Annulation pour ${name}\u00a0: ${why}`,
  notForAny: "Impossible pour les fiches choisies",
  notConcerned: (count: number) =>
    `Sans changement\u00a0: ${counted(count, "fiche choisie", "fiches choisies")} où cela n’est pas possible.`,
  questionForAll: (label: string, count: number) => `${label} ${records(count)}\u202f?`,
  doneForAll: (label: string, count: number) => `${label}\u00a0: ${records(count)}`,
  notDoneForAll: (label: string, count: number) => `${label}\u00a0: ${records(count)} à revoir`,
  failedFor: (name: string, why: string) => `${name}\u00a0: ${why}`,
  cancel: "Annuler",
  change: "Modifier la saisie",
  loading: "Chargement du formulaire",
  back: "Revenir à la liste",
  goneMeanwhile: "Cette fiche n’est plus ici\u00a0: elle a changé ou a été supprimée entre-temps.",
  gone: {
    title: "Cette fiche n’existe pas",
    detail: "Elle a peut-être été supprimée, ou l’adresse est incomplète.",
  },
} as const;
