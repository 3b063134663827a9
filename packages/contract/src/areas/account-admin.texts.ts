/** French words of administrators. */
export const accountAdminTexts = {
  singular: "Administrateur",
  plural: "Administrateurs",
  fields: {
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    enabled: "Actif",
    lastLoginAt: "Dernière connexion",
    createdAt: "Créé le",
  },
  device: {
    firebaseToken: "Jeton Firebase",
    language: "Langue",
    deviceVersion: "Version du navigateur",
    platform: "Plateforme",
    model: "Navigateur",
  },
  summaries: {
    list: "Liste des administrateurs",
    export: "Export des administrateurs",
    search: "Administrateurs, pour un sélecteur",
    create: "Nouvel administrateur",
    edit: "Modifier un administrateur",
    delete: "Supprimer un administrateur",
    history: "Historique d’un administrateur",
    updateFirebaseToken: "Enregistrer le navigateur pour les notifications",
    releaseFirebaseToken: "Ne plus envoyer de notifications à ce navigateur",
  },
} as const;
