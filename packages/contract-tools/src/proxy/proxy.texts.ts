/** What the web app shows of an answer that the proxy kept back. */
export const proxyTexts = {
  title: "La réponse du serveur ne respecte pas le contrat",
} as const;
