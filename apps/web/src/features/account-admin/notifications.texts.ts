/** French words of the page « Notifications ». */
export const notificationsTexts = {
  title: "Notifications",
  state: "État de ce navigateur",
  intro:
    "Palier vous prévient d’une nouvelle demande ou d’un incident, même quand cet onglet n’est pas au premier plan.",
  states: {
    idle: "Préparation…",
    unsupported: "Ce navigateur ne sait pas recevoir de notifications ici.",
    working: "Enregistrement en cours…",
    invited: "Les notifications ne sont pas encore activées.",
    declined: "Les notifications ne sont pas encore activées.",
    blocked: "Les notifications sont bloquées dans les réglages du navigateur pour ce site.",
    registered: "Ce navigateur reçoit les alertes.",
    off: "Les notifications sont désactivées sur ce navigateur.",
    failed: "L’enregistrement n’a pas abouti. Il sera tenté de nouveau au prochain démarrage.",
  },
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
