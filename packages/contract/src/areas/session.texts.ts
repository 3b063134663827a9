/** French words of the session routes. */
export const sessionTexts = {
  fields: {
    authenticated: "Connecté",
    csrfToken: "Jeton anti-CSRF",
    admin: "Administrateur",
    password: "Mot de passe",
    route: "Page",
    realtime: "Service temps réel",
    defaultViews: "Vues ouvertes par défaut",
  },
  realtime: {
    apiKey: "Clé d’API",
    projectId: "Projet",
    databaseURL: "Adresse de la base temps réel",
    appId: "Application",
    messagingSenderId: "Expéditeur des notifications",
    vapidKey: "Clé publique des notifications",
    authEmulator: "Émulateur de l’identification",
    databaseEmulator: "Émulateur de la base",
    signIn: "Identification",
    strategy: "Manière de s’identifier",
    secret: "Secret partagé",
    token: "Jeton signé par le serveur",
  },
  strategy: { "shared-secret": "Secret partagé", "custom-token": "Jeton signé" },
  summaries: {
    session: { read: "État de la session", login: "Se connecter", logout: "Se déconnecter" },
    home: { page: "Accueil" },
    media: { show: "Image ou document (photo d’incident, justificatif)" },
  },
} as const;
