/** French words of the session routes. */
export const sessionTexts = {
  summaries: {
    read: "État de la session",
    login: "Se connecter",
    logout: "Se déconnecter",
    home: "Accueil",
    media: "Image ou document (photo d’incident, justificatif)",
  },
} as const;
