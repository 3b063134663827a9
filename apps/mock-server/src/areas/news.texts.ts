export const newsRuleTexts = {
  emptyBody: "Le texte est vide une fois retiré ce qui n’est pas permis (scripts, images).",
  publishByAction:
    "Utilisez «\u00a0Publier\u00a0» pour publier maintenant, ou choisissez «\u00a0Programmée\u00a0» avec une date à venir.",
  publishedLater:
    "Cette date est à venir\u00a0: une actualité déjà publiée garde une date passée. Pour publier plus tard, repassez-la en brouillon, puis choisissez «\u00a0Programmée\u00a0».",
  archived: "Une actualité archivée ne se publie pas\u00a0: repassez-la d’abord en brouillon.",
  countChanged: (count: number) =>
    `Le nombre de résidents notifiés a changé entre-temps\u00a0: ${count} à présent. Confirmez de nouveau.`,
  dueMeanwhile:
    "L’heure à laquelle elle était programmée est passée\u00a0: elle serait publiée de nouveau. Archivez-la, ou repassez-la en brouillon.",
  publishLater: "La date de publication d’une actualité programmée doit être à venir.",
} as const;
