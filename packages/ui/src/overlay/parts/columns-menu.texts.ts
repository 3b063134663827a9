/** Of the menu that shows, pins, moves and resizes columns. */
export const columnsTexts = {
  title: "Colonnes affichées",
  noRoom: "masquée faute de place",
  reset: "Colonnes par défaut",
  pin: "Figer à gauche",
  arrange: "Place et largeur",
  left: "Vers la gauche",
  right: "Vers la droite",
  wider: "Élargir",
  narrower: "Réduire",
  keys: "Dans un en-tête\u00a0: Alt et flèches pour la largeur, Maj et flèches pour la place.",
  density: "Hauteur des lignes",
  densities: { compact: "Compacte", comfortable: "Confortable" },
} as const;
