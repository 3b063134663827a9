export const appTexts = {
  product: "Palier",
  account: "Mon compte",
  notifications: "Notifications",
  keys: "Raccourcis clavier",
  keysWords: "touches aide",
  help: "Aide",
  helpWords: "guide mode d’emploi documentation",
  /** Required on every page by French law, with the level of ACCESSIBILITE.md. */
  accessibility: "Accessibilité\u00a0: partiellement conforme",
  accessibilityStatement: "Déclaration d’accessibilité",
  signOut: "Se déconnecter",
  signOutWords: "déconnexion quitter sortir fermer la session",
  signOutFailed: "La session est toujours ouverte\u00a0: la déconnexion n’a pas abouti. Réessayez.",
  theme: {
    label: "Apparence",
    system: "Apparence du système",
    light: "Apparence claire",
    dark: "Apparence sombre",
    /** What people call them besides. */
    words: {
      system: "thème automatique auto mode",
      light: "thème clair jour mode",
      dark: "thème sombre noir nuit mode",
    },
  },
  screenFailed: {
    title: "Cet écran n’a pas pu être affiché",
    detail: "Rechargez la page. Si cela persiste, prévenez votre support technique.",
  },
  reload: "Recharger la page",
  unknown: {
    title: "Cette page n’existe pas",
    detail: "L’adresse est peut-être incomplète, ou la fiche a été supprimée.",
    home: "Revenir à l’accueil",
  },
  offline: "Connexion interrompue\u00a0: rien ne peut être enregistré pour l’instant.",
  menu: {
    home: "Tableau de bord",
    property: "Patrimoine",
    residents: "Résidents",
    services: "Services",
    concierge: "Conciergerie",
    settings: "Réglages",
  },
} as const;
