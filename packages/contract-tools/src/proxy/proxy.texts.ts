/** Shown in place of an answer that the proxy withheld. */
export const proxyTexts = {
  title: "La réponse du serveur ne respecte pas le contrat",
} as const;
