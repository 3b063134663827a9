export const virtualAdminTexts = {
  noAdmin: (email: string) => `Aucun administrateur n’a l’adresse «\u00a0${email}\u00a0» dans ce monde.`,
  disabled: (email: string) => `Le compte ${email} est désactivé\u00a0: personne ne peut le jouer.`,
  noArea: (area: string) => `Aucun verrou ne porte sur «\u00a0${area}\u00a0».`,
  noRecord: (area: string, id: number) => `La fiche ${area} ${id} n’existe pas dans ce monde.`,
  notOpen: (email: string, area: string, id: number) =>
    `${email} n’a pas ouvert la fiche ${area} ${id}\u00a0: commencez par open.`,
  noForm: (area: string, id: number) => `La fiche ${area} ${id} n’a pas de formulaire à enregistrer.`,
  noRoute: (route: string) => `«\u00a0${route}\u00a0» n’est pas un formulaire de cette fiche.`,
  held: (name: string) => `${name} tient le verrou de cette fiche.`,
  notHeld: "Personne d’autre ne tient cette fiche\u00a0: il n’y a personne à qui demander la main.",
  notAsked: (email: string) => `Personne ne demande cette fiche à ${email}.`,
} as const;
