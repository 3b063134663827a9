import { formatCount } from "../format.ts";

/** Of a list that is put in order by hand. */
export const sortableTexts = {
  handle: (name: string) => `Déplacer ${name}`,
  help: "Espace pour saisir la ligne, flèches pour la déplacer, Espace pour la déposer, Échap pour annuler.",
  place: (name: string, position: number, last: number) =>
    `${name}, position ${formatCount(position)} sur ${formatCount(last)}`,
  lifted: (place: string) => `Déplacement commencé\u00a0: ${place}`,
  dropped: (place: string) => `Déplacement terminé\u00a0: ${place}`,
  cancelled: (place: string) => `Déplacement annulé\u00a0: ${place}`,
  up: "Monter",
  down: "Descendre",
  to: "Déplacer en position…",
  title: (name: string) => `Déplacer ${name}`,
  position: "Position",
  between: (last: number) => `Un nombre de 1 à ${formatCount(last)}.`,
  noSuchPosition: "Cette position n’existe pas.",
  go: "Déplacer",
} as const;
