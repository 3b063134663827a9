export const pushTexts = {
  open: "Ouvrir",
  untitled: "Palier",
  states: {
    idle: "Préparation…",
    unsupported: "Ce navigateur ne sait pas recevoir de notifications ici.",
    working: "Enregistrement en cours…",
    invited: "Les notifications ne sont pas encore activées.",
    declined: "Les notifications ne sont pas encore activées.",
    blocked: "Les notifications sont bloquées dans les réglages du navigateur pour ce site.",
    registered: "Ce navigateur reçoit les alertes.",
    off: "Les notifications sont désactivées sur ce navigateur.",
    failed: "L’enregistrement n’a pas abouti.",
  },
  needsHttps: "Les notifications demandent une adresse en https.",
  endsNow: "Désactivation en cours…",
  notEnded: "La désactivation n’a pas abouti\u00a0: ce navigateur peut encore recevoir des alertes.",
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
