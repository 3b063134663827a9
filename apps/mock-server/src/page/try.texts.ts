const tryTexts = {
  title: "Essayer",
  address: "Chemin et paramètres",
  body: "Corps (JSON)",
  send: "Envoyer",
  copy: "Copier la ligne curl",
  copied: "Ligne copiée.",
  curl: "La même demande, dans un terminal",
  sending: "Envoi…",
  answer: "Réponse",
  noText: "Le corps n’est pas un texte\u00a0: la ligne curl le donne.",
  cut: "Le corps est plus long\u00a0: la ligne curl le donne entier.",
  badJson: "Le corps n’est pas du JSON\u00a0: corrigez-le, puis envoyez de nouveau.",
  lost: "Le serveur ne répond pas\u00a0: relancez-le, puis envoyez de nouveau.",
  place: (email: string, world: string) =>
    `Session\u00a0: ${email}, dans un monde à part, ${world}\u00a0: vos autres onglets n’y sont pas.`,
} as const;

/** Sent as JSON. */
export const tryWords = (email: string) => ({ ...tryTexts, place: tryTexts.place(email, "{world}") });
export type TryWords = ReturnType<typeof tryWords>;
