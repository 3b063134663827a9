import { counted, formatCount, quoted } from "@palier/ui";

const records = (count: number) => counted(count, "fiche", "fiches");

const notConcerned = (count: number): string =>
  `Sans changement\u00a0: ${counted(count, "fiche choisie", "fiches choisies")} où cela n’est pas possible.`;

/** A semicolon where a comma is part of a name: « Nadia Simon, lot B12 ». */
const listed = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(",")) ? "\u202f; " : ", ");

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
  deleteDetailForAll: "Ces suppressions sont définitives.",
  deletedAll: (count: number) => counted(count, "suppression effectuée", "suppressions effectuées"),
  undo: "Annuler",
  undoLast: "Annuler le dernier",
  takeBack: "Revenir au statut précédent",
  undone: (name: string) => `Annulation effectuée\u00a0: ${name}`,
  undoneAll: (count: number) => counted(count, "annulation effectuée", "annulations effectuées"),
  notUndone: (name: string, why: string) => `Annulation pour ${name}\u00a0: ${why}`,
  labelForAll: (label: string, count: number) => `${label} (${formatCount(count)})`,
  notForAny: "Impossible pour les fiches choisies",
  describedForAll: (names: readonly string[], detail: string | undefined, left: number) => {
    const rest = [detail ?? [], left === 0 ? [] : notConcerned(left)].flat();
    return rest.length === 0 ? listed(names) : `${listed(names)}. ${rest.join(" ")}`;
  },
  questionForAll: (label: string, count: number) => `${label} ${records(count)}\u202f?`,
  doneForAll: (label: string, count: number) => `${label}\u00a0: ${records(count)}`,
  progress: (past: number, count: number) => `${formatCount(past)} sur ${formatCount(count)} traitées…`,
  outcome: {
    /** « 18 commandes acceptées, 2 fiches refusées »; « Accepter : 2 fiches refusées » where nothing was done. */
    title: (label: string, done: string | undefined, notDone: readonly string[]) =>
      done === undefined ? `${label}\u00a0: ${notDone.join(", ")}` : [done, ...notDone].join(", "),
    counts: {
      held: (count: number, holder = "un autre administrateur") =>
        `${counted(count, "fiche tenue", "fiches tenues")} par ${holder}`,
      changed: (count: number) =>
        counted(count, "fiche modifiée entre-temps", "fiches modifiées entre-temps"),
      gone: (count: number) => counted(count, "fiche supprimée entre-temps", "fiches supprimées entre-temps"),
      refused: (count: number) => counted(count, "fiche refusée", "fiches refusées"),
      unknown: (count: number) => counted(count, "fiche sans réponse", "fiches sans réponse"),
      unsent: (count: number) => counted(count, "fiche pas encore envoyée", "fiches pas encore envoyées"),
      unread: (count: number) => counted(count, "fiche non envoyée", "fiches non envoyées"),
    },
    hints: {
      held: "Réessayez quand la fiche est libre, ou ouvrez-la pour demander la main.",
      changed:
        "La liste montre ce qui a changé\u202f; ce qui n’y est plus n’est plus sélectionné. À revoir avant de recommencer.",
      gone: "Il n’y a plus rien à faire.",
      unknown: "C’est peut-être fait. Réessayer ne le fait pas deux fois.",
      unsent: "La connexion s’est interrompue avant leur tour.",
      unread: "La fiche n’a pas pu être lue\u00a0: rien n’a été envoyé. Réessayez.",
    },
    because: (why: string) => `\u00a0: ${why}`,
    stayChosen: "Les fiches non traitées restent sélectionnées.",
    retry: (count: number) => `Réessayer (${formatCount(count)})`,
    close: "Retour",
  },
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
