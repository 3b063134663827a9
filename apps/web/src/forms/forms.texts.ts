/** French words of every form. */
export const formTexts = {
  save: "Enregistrer",
  cancel: "Annuler",
  saved: "Modifications enregistrées",
  saveFailed: "L’enregistrement n’a pas abouti",
  loading: "Chargement de la fiche",
  unreadable: "Cette saisie ne peut pas être lue.",
  deletedMeanwhile: {
    title: "Cette fiche a été supprimée entre-temps",
    detail: "Votre saisie reste affichée\u00a0: vous pouvez encore la copier.",
  },
  back: "Revenir à la liste",
  unsaved: {
    /** Verbatim from the specification (§4, §8). */
    title: "You have unsaved changes!",
    detail: "Vos modifications ne sont pas enregistrées. Si vous quittez cette page, elles seront perdues.",
    leave: "Quitter sans enregistrer",
    stay: "Rester sur la page",
  },
  draft: {
    title: "Votre saisie a été retrouvée",
    detail: "Elle n’avait pas été enregistrée.",
    discard: "Revenir à la fiche enregistrée",
  },
  lockedBy: (name: string) => `${name} modifie cette fiche. Votre saisie est conservée, réessayez plus tard.`,
  conflict: {
    title: "Cette fiche a été modifiée entre-temps",
    detail:
      "Un autre administrateur l’a enregistrée pendant votre saisie. Choisissez la valeur à garder, puis enregistrez.",
    merged: "Cette fiche a été modifiée entre-temps",
    mergedDetail: (fields: string) =>
      `Repris de la fiche\u00a0: ${fields}. Vérifiez, puis enregistrez à nouveau.`,
    unchanged: "Vos modifications sont intactes\u00a0: vérifiez, puis enregistrez à nouveau.",
    theirs: "Enregistré par l’autre",
    mine: "Votre saisie",
    takeTheirs: "Prendre cette valeur",
    keepMine: "Garder ma saisie",
    field: "Champ",
    empty: "(vide)",
  },
} as const;
