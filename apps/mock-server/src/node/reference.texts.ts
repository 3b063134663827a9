export const referenceTexts = {
  api: "Référence de l’API d’administration",
  control: "Référence de l’API de contrôle",
} as const;
