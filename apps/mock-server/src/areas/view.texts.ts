export const viewTexts = {
  unknownFilter: (name: string) => `La liste n’a pas de filtre «\u00a0${name}\u00a0».`,
  badValue: (name: string, value: string) =>
    `Le filtre «\u00a0${name}\u00a0» ne prend pas la valeur «\u00a0${value}\u00a0».`,
  unknownColumn: (name: string) => `La liste n’a pas de colonne «\u00a0${name}\u00a0».`,
  unsortable: (name: string) => `La liste ne peut pas être triée par «\u00a0${name}\u00a0».`,
  twice: (name: string) => `«\u00a0${name}\u00a0» est donné deux fois.`,
  nameTaken: {
    mine: "Vous avez déjà une vue de ce nom sur cette liste.",
    team: "L’équipe a déjà une vue de ce nom sur cette liste.",
  },
  tooMany: (most: number) => `Une liste a ${most} vues au plus. Supprimez-en une d’abord.`,
} as const;
