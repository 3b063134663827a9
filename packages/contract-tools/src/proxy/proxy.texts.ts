/** Shown in place of a withheld answer. */
export const proxyTexts = {
  title: "La réponse du serveur ne respecte pas le contrat",
} as const;
