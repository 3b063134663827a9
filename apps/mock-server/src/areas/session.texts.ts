/** French words of signing in. */
export const sessionTexts = {
  wrongCredentials: "L’adresse e-mail ou le mot de passe est incorrect.",
} as const;
