import { of } from "@palier/ui";

const kept = "rien de ce que vous avez saisi n’est perdu.";
/** Unanswered requests may have been performed (A17). */
const unknown = "On ne sait pas si votre demande a abouti.";
const check = `${unknown} Vérifiez ce qui est affiché, puis réessayez si besoin`;
const support = "Si cela persiste, prévenez votre support technique.";

/** What happened, what to do. Only `write` says that input is kept. */
export const apiTexts = {
  retry: "Réessayer",
  reload: "Recharger la page",
  offline: {
    title: "Connexion interrompue",
    read: "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.",
    write: `${unknown} Vérifiez votre connexion, puis réessayez\u00a0: ${kept}`,
    press: `${unknown} Vérifiez votre connexion, puis réessayez.`,
  },
  timeout: {
    title: "Le serveur met trop de temps à répondre",
    read: "Les données n’ont pas été reçues dans les temps. Réessayez.",
    write: `${check}\u00a0: ${kept}`,
    press: `${check}.`,
  },
  malformed: {
    title: "Réponse inattendue du serveur",
    read: "La réponse reçue ne peut pas être affichée. Réessayez\u202f; si cela persiste, prévenez votre support technique.",
    write: `${check}\u00a0: ${kept} ${support}`,
    press: `${check}. ${support}`,
  },
  aborted: {
    title: "Demande annulée",
    read: "La demande a été annulée.",
    write: "La demande a été annulée.",
    press: "La demande a été annulée.",
  },
  serverError: {
    title: "Une erreur est survenue sur le serveur",
    read: "Les données n’ont pas pu être lues. Réessayez dans un instant.",
    write: `${check}\u00a0: ${kept}`,
    press: `${check}.`,
  },
  /** For whoever looks into the server's log. */
  reference: (id: string) => `Référence pour le support\u00a0: ${id}.`,
  signedOut: {
    title: "Votre session a expiré",
    read: "Reconnectez-vous pour continuer.",
    write: `Reconnectez-vous pour continuer\u00a0: ${kept}`,
    press: "Reconnectez-vous pour continuer.",
  },
  tooMany: {
    title: "Trop de demandes en peu de temps",
    read: "Réessayez dans une minute.",
    write: `Réessayez dans une minute\u00a0: ${kept}`,
    press: "Réessayez dans une minute.",
  },
  otherAdmin: (name: string) => ({
    title: `La session ouverte dans un autre onglet est celle ${of(name)}`,
    read: "Reconnectez-vous pour continuer sous votre compte.",
    write: "Rien n’a été envoyé. Reconnectez-vous pour continuer sous votre compte.",
    press: "Rien n’a été envoyé. Reconnectez-vous pour continuer sous votre compte.",
  }),
  away: {
    title: "Pas encore chargé",
    detail: "L’affichage reprendra de lui-même au retour de la connexion.",
  },
  code: {
    title: "Cette partie de l’écran n’a pas pu être chargée",
    detail: "Vérifiez votre connexion, puis réessayez. Si cela persiste, rechargez la page.",
  },
  broken: {
    title: "Cette partie de l’écran ne peut pas être affichée",
    detail: "Réessayez\u202f; si cela persiste, rechargez la page ou prévenez votre support technique.",
  },
} as const;
