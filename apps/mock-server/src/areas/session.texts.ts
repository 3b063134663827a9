export const sessionTexts = {
  wrongCredentials: "L’adresse e-mail ou le mot de passe est incorrect.",
  tooManyAttempts: (seconds: number) =>
    `Trop d’essais ont échoué pour cette adresse. Réessayez dans ${seconds}\u00a0s.`,
} as const;
