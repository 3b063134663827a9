/** French words of the home page. */
export const homeTexts = {
  hello: (firstName: string) => `Bonjour ${firstName}`,
  shortcuts: "Accès rapides",
} as const;
