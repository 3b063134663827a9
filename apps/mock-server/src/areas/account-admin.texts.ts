export const accountAdminTexts = {
  disableSelf: "Vous ne pouvez pas désactiver votre propre compte.",
  deleteSelf: "Vous ne pouvez pas supprimer votre propre compte.",
} as const;
