import { quoted } from "@palier/ui";

export const formTexts = {
  save: "Enregistrer",
  cancel: "Annuler",
  saved: "Modifications enregistrées",
  saveFailed: "L’enregistrement n’a pas abouti",
  loading: "Chargement de la fiche",
  unreadable: "Cette saisie ne peut pas être lue.",
  saving: {
    title: "Enregistrement en cours",
    detail: "La page sera quittée dès qu’il aura abouti.",
    signOut: "La déconnexion suivra dès qu’il aura abouti.",
    here: "Le serveur n’a pas encore répondu. Votre saisie reste affichée.",
    hurry: "Quitter sans attendre",
    stay: "Rester sur la page",
  },
  /** A lost answer (A17). */
  unknown: {
    detail: "On ne sait pas si l’enregistrement a abouti. Rien de ce que vous avez saisi n’est perdu.",
    unchanged:
      "On ne sait pas si l’enregistrement a abouti\u00a0: la fiche vient d’être relue et ne contient pas encore votre saisie, qui reste affichée.",
    read: "On ne sait pas si l’enregistrement a abouti. Ce qui est affiché vient d’être relu\u00a0: vérifiez, votre saisie est conservée.",
    once: "«\u00a0Réessayer\u00a0» n’enregistre pas deux fois la même saisie.",
  },
  /** Before other values than a lost attempt's are sent (A17). */
  secondAttempt: {
    title: (label: string) => `La première demande a peut-être abouti\u00a0: ${label} quand même\u202f?`,
    detail: "Son résultat n’est pas connu. Elle contenait\u00a0:",
    /** Not all of it was kept. */
    part: "Son résultat n’est pas connu. Elle contenait notamment\u00a0:",
    unchanged: "Son résultat n’est pas connu.",
    again: "Reprendre la première saisie",
    anyway: "Envoyer quand même",
    send: "envoyer",
    save: "enregistrer",
  },
  away: {
    failed: "L’enregistrement n’a pas abouti",
    unknown: "On ne sait pas si l’enregistrement a abouti",
    detail: (why: string) => `${why}. Votre saisie est conservée.`,
    back: "Revenir à la saisie",
  },
  deletedMeanwhile: {
    title: "Cette fiche a été supprimée entre-temps",
    detail: "Votre saisie reste affichée\u00a0: vous pouvez encore la copier.",
  },
  back: "Revenir à la liste",
  unsaved: {
    /** Verbatim (§4, §8). */
    title: "You have unsaved changes!",
    detail: "Vos modifications ne sont pas enregistrées. Si vous quittez cette page, elles seront perdues.",
    /** Screens by name, at sign-out. */
    elsewhere: (screens: readonly string[]) =>
      screens.length === 1
        ? `Une saisie n’est pas enregistrée dans un autre onglet\u00a0: ${screens.map(quoted).join("")}. La déconnexion l’effacera.`
        : `Des saisies ne sont pas enregistrées dans d’autres onglets\u00a0: ${screens.map(quoted).join(", ")}. La déconnexion les effacera.`,
    leave: "Quitter sans enregistrer",
    stay: "Rester sur la page",
  },
  draft: {
    title: "Votre saisie a été retrouvée",
    detail: "Elle n’avait pas été enregistrée.",
    /** Sent without an answer (A17). */
    unknown: "Elle avait été envoyée\u00a0: on ne sait pas si elle a été enregistrée.",
    discard: "Revenir à la fiche enregistrée",
    clear: "Effacer la saisie",
    unkept: "Votre saisie ne peut pas être gardée en brouillon",
    unkeptDetail:
      "Ce navigateur ne peut pas la garder\u00a0: enregistrez avant de recharger ou de fermer cette page.",
  },
  lockedBy: (name: string) => `${name} modifie cette fiche. Votre saisie est conservée, réessayez plus tard.`,
  conflict: {
    title: "Cette fiche a été modifiée entre-temps",
    detail: (author: string, button: string) =>
      `${author} Choisissez la valeur à garder, puis appuyez sur ${quoted(button)}.`,
    byOther: (name: string) => `${name} l’a enregistrée pendant votre saisie.`,
    bySomebody: "Elle a été enregistrée ailleurs pendant votre saisie.",
    byMyself: "Vous l’avez enregistrée vous-même, dans un autre onglet ou sur un autre poste.",
    merged: "Cette fiche a été modifiée entre-temps",
    mergedDetail: (author: string, fields: string, button: string) =>
      `${author} Repris de la fiche\u00a0: ${fields}. Vérifiez, puis appuyez de nouveau sur ${quoted(button)}.`,
    unchanged: (author: string, button: string) =>
      `${author} Vos modifications sont intactes\u00a0: vérifiez, puis appuyez de nouveau sur ${quoted(button)}.`,
    /** While another admin holds the record: nothing can be saved. */
    held: {
      choose: (author: string) =>
        `${author} Vous choisirez la valeur à garder quand vous reprendrez la modification.`,
      merged: (author: string, fields: string) =>
        `${author} Repris de la fiche\u00a0: ${fields}. Vos modifications sont intactes.`,
      unchanged: (author: string) => `${author} Vos modifications sont intactes.`,
    },
    theirs: (name: string) => `Valeur enregistrée par ${name}`,
    mineElsewhere: "Votre valeur enregistrée ailleurs",
    meanwhile: "Valeur enregistrée",
    mine: "Votre saisie",
    takeTheirs: "Prendre cette valeur",
    keepMine: "Garder ma saisie",
    field: "Champ",
    empty: "(vide)",
  },
} as const;
