export const proxyTexts = {
  title: "La réponse du serveur ne respecte pas le contrat",
} as const;
