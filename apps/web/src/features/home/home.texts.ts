/** French words of the home page. */
export const homeTexts = {
  hello: (firstName: string) => `Bonjour ${firstName}`,
  shortcuts: "Accès rapides",
  buildings: "Immeubles",
  buildingsDetail: "Rechercher, modifier, exporter les immeubles et leurs services.",
  admins: "Administrateurs",
  adminsDetail: "Gérer les comptes qui se connectent ici.",
} as const;
