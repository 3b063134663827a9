import type { ProblemSlug } from "@palier/contract";

/** RFC 9457. */
export const problemTitles: Readonly<Record<ProblemSlug, string>> = {
  malformed: "Requête mal formée",
  "invalid-query": "Paramètres de requête non valides",
  "signed-out": "Vous n’êtes pas connecté",
  "wrong-credentials": "Identifiants incorrects",
  "csrf-token": "Jeton de sécurité absent ou périmé",
  forbidden: "Action interdite",
  "not-found": "Introuvable",
  "method-not-allowed": "Méthode non prise en charge",
  "stale-version": "Cette fiche a été modifiée entre-temps",
  "wrong-state": "Action impossible dans l’état actuel",
  conflict: "Action impossible",
  "too-large": "Envoi trop volumineux",
  "wrong-content-type": "Type de contenu non pris en charge",
  "invalid-fields": "Certains champs ne sont pas valides",
  locked: "Cette fiche est en cours de modification",
  "too-many-attempts": "Trop de tentatives de connexion",
  "contract-broken": "La réponse ne respecte pas le contrat",
  internal: "Erreur interne",
};

export const problemDetails = {
  noPath: "Cette adresse n’existe pas.",
  noRecord: "Cette fiche n’existe pas, ou n’existe plus.",
  badPath: "L’adresse demandée n’est pas valide.",
  badUrl: "L’adresse demandée ne peut pas être lue.",
  method: (allowed: string) => `Méthodes prises en charge\u00a0: ${allowed}.`,
  signedOut: "Connectez-vous pour continuer.",
  worldGone: "Ce monde a été fermé ou remplacé pendant que la demande attendait.",
  csrf: "L’en-tête x-csrf-token doit porter le jeton de la session.",
  contentType: "Le corps de la requête doit être du JSON (application/json).",
  tooLarge: (megabytes: number) => `Le corps de la requête dépasse ${megabytes}\u00a0Mo.`,
  badJson: "Le corps de la requête n’est pas du JSON valide.",
  notObject: "Le corps de la requête doit être un objet JSON.",
  badQuery: "Les paramètres de l’adresse ne peuvent pas être lus.",
  stale: (name: string | undefined) =>
    name === undefined
      ? "Cette fiche a été enregistrée ailleurs depuis que vous l’avez ouverte."
      : `${name} a enregistré cette fiche depuis que vous l’avez ouverte.`,
  staleByCaller:
    "Vous avez enregistré cette fiche vous-même depuis que cet écran l’a lue, dans un autre onglet ou sur un autre poste.",
  locked: (name: string) => `${name} modifie cette fiche.`,
  unique: "Cette valeur est déjà utilisée.",
  orderChanged: "L’ordre de la liste a changé depuis que vous l’avez ouverte. Rechargez-la.",
  noReference: "Cette fiche n’existe pas, ou n’existe plus.",
  keyReused: "Cette clé d’idempotence a déjà servi pour une autre demande.",
  keyTooLong: (max: number) => `L’en-tête Idempotency-Key a ${max} caractères au plus.`,
  inUse: (dependents: string) => `Suppression impossible\u00a0: cette fiche est utilisée (${dependents}).`,
  position: (last: number) => `La position doit être comprise entre 1 et ${last}.`,
  internal: "Le serveur n’a pas pu répondre à cette demande.",
  badRequestLine: "La requête HTTP n’a pas pu être lue.",
  headersTooLarge: "Les en-têtes de la requête sont trop volumineux.",
} as const;
