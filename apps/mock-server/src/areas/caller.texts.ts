export const callerTexts = {
  noBuilding: "Ce résident n’a pas d’immeuble\u00a0: choisissez celui de l’incident.",
  noPhone: "Ce résident n’a pas de téléphone\u00a0: indiquez le numéro à rappeler.",
} as const;
