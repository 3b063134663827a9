/** French words of notifications. */
export const pushTexts = {
  open: "Ouvrir",
  untitled: "Palier",
  blocked: {
    title: "Vos notifications sont désactivées",
    detail:
      "Vous ne recevrez pas les alertes. Autorisez-les dans les réglages de votre navigateur pour ce site.",
  },
  invitation: {
    title: "Recevoir les alertes sur cet ordinateur\u202f?",
    detail:
      "Palier peut vous prévenir d’une nouvelle demande ou d’un incident, même quand cet onglet n’est pas au premier plan.",
    accept: "Activer les notifications",
    decline: "Plus tard",
  },
} as const;
