/** French words for calls that fail: what happened, and what one can do. */
export const apiTexts = {
  retry: "Réessayer",
  offline: {
    title: "Connexion interrompue",
    detail:
      "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez\u00a0: rien de ce que vous avez saisi n’est perdu.",
  },
  timeout: {
    title: "Le serveur met trop de temps à répondre",
    detail:
      "Votre demande n’a pas abouti dans les temps. Réessayez\u00a0: rien de ce que vous avez saisi n’est perdu.",
  },
  malformed: {
    title: "Réponse inattendue du serveur",
    detail:
      "La réponse reçue ne peut pas être affichée. Réessayez\u00a0; si cela persiste, prévenez votre support technique.",
  },
  aborted: { title: "Demande annulée", detail: "La demande a été annulée." },
  serverError: {
    title: "Une erreur est survenue sur le serveur",
    detail:
      "Votre demande n’a pas pu être traitée. Réessayez dans un instant\u00a0: rien de ce que vous avez saisi n’est perdu.",
  },
  signedOut: { title: "Votre session a expiré", detail: "Reconnectez-vous pour continuer." },
} as const;
