export const notificationsTexts = {
  title: "Notifications",
  state: "État de ce navigateur",
  intro:
    "Palier vous prévient d’une nouvelle demande ou d’un incident, même quand cet onglet n’est pas au premier plan.",
  /** By failed step. */
  because: {
    former: "L’enregistrement de la personne connectée auparavant n’a pas pu être supprimé.",
    "sign-in": "Le service d’alertes ne répond pas, ou refuse la connexion.",
    "service-worker": "Le navigateur n’a pas pu charger ce qui affiche les alertes.",
    permission: "Le navigateur n’a pas répondu à la demande d’autorisation.",
    token: "Le service d’alertes n’a pas enregistré ce navigateur.",
    post: "Palier n’a pas pu noter ce navigateur parmi les vôtres.",
    "switch-off": "Le navigateur garde son abonnement aux alertes.",
  },
  again: "Une nouvelle tentative aura lieu d’elle-même dans quelques minutes.",
  since: (at: string) => `Enregistré le ${at}.`,
  enable: "Activer les notifications",
  retry: "Réessayer",
  test: "Envoyer un essai",
  switchOff: "Désactiver",
  tested: "Notification d’essai envoyée",
  testFailed: "La notification d’essai n’a pas pu être affichée",
  testTitle: "Palier",
  testBody: "Les notifications fonctionnent sur cet ordinateur.",
} as const;
