/** French words of lists that are sorted by hand. */
export const sortableTexts = {
  handle: (name: string) => `Déplacer ${name}`,
  moveTo: (name: string) => `Déplacer ${name} en position…`,
  dialog: (name: string) => `Déplacer ${name}`,
  position: "Position",
  range: (count: number) => `De 1 à ${count}.`,
  outOfRange: (count: number) => `Une position de 1 à ${count} est attendue.`,
  move: "Déplacer",
  help: "Espace prend l’élément, les flèches le déplacent, Espace le pose, Échap annule.",
  at: (name: string, position: number, count: number) => `${name}, position ${position} sur ${count}`,
  taken: (place: string) => `Pris\u00a0: ${place}`,
  dropped: (place: string) => `Posé\u00a0: ${place}`,
  cancelled: (place: string) => `Déplacement annulé\u00a0: ${place}`,
} as const;
