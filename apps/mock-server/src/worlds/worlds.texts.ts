export const worldTexts = {
  badName: (name: string) =>
    `«\u00a0${name.slice(0, 80)}\u00a0» ne peut pas nommer un monde\u00a0: 1 à 64 caractères parmi a-z, 0-9 et le trait d’union ([a-z0-9-]{1,64}), dans l’en-tête x-palier-world ou le cookie palier_world.`,
  onlyDefault:
    "Ce serveur n’a pas d’autre monde que «\u00a0default\u00a0»\u00a0: son API de pilotage est éteinte. Ôtez l’en-tête x-palier-world ou le cookie palier_world.",
  noRoom: (limit: number) => `${limit} mondes sont déjà ouverts et tous servent\u00a0: fermez-en.`,
} as const;
