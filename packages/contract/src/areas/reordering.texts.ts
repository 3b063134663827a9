export const reorderingTexts = {
  fromPosition: "Ancienne position",
  targetId: "Fiche à cette position (n°)",
} as const;
