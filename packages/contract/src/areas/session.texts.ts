/** French words of the session routes. */
export const sessionTexts = {
  fields: {
    authenticated: "Connecté",
    csrfToken: "Jeton anti-CSRF",
    admin: "Administrateur",
    password: "Mot de passe",
    route: "Page",
  },
  summaries: {
    read: "État de la session",
    login: "Se connecter",
    logout: "Se déconnecter",
    home: "Accueil",
    media: "Image ou document (photo d’incident, justificatif)",
  },
} as const;
