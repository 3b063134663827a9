export const offeredTexts = {
  building: { closed: "archivé", allowed: "un immeuble qui n’est pas archivé" },
  neighborhood: { closed: "archivé", allowed: "un quartier qui n’est pas archivé" },
  user: { closed: "désactivé", allowed: "un résident qui n’est pas désactivé" },
  accountAdmin: { closed: "désactivé", allowed: "un administrateur qui n’est pas désactivé" },
  supplier: { closed: "désactivé", allowed: "un concierge qui n’est pas désactivé" },
  service: { closed: "indisponible", allowed: "une prestation disponible" },
  theme: { closed: "désactivé", allowed: "un thème qui n’est pas désactivé" },
  deliveryPoint: { closed: "désactivé", allowed: "un point de livraison qui n’est pas désactivé" },
  managedService: { closed: "désactivé", allowed: "un service géré qui n’est pas désactivé" },
  negotiatedService: {
    closed: "désactivé ou terminé",
    allowed: "un service négocié qui n’est ni désactivé, ni terminé",
  },
  name: (name: string, closed: string) => `${name} (${closed})`,
  /** With the alternative. */
  refused: (names: readonly string[], allowed: string) =>
    names.length === 1
      ? `Ce choix n’est plus proposé\u00a0: ${names.join("")}. Choisissez ${allowed}.`
      : `Ces choix ne sont plus proposés\u00a0: ${names.join(", ")}. Pour chacun, choisissez ${allowed}.`,
} as const;
