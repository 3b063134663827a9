import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { accountAdminNoun } from "./account-admin.noun.texts.ts";

export const accountAdminTexts = {
  ...namesOf(accountAdminNoun),
  fields: {
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    enabled: "Actif",
    lastLoginAt: "Dernière connexion",
    createdAt: "Créé le",
  },
  frozen: "Change par «\u00a0Désactiver\u00a0» et «\u00a0Réactiver\u00a0».",
  device: {
    firebaseToken: "Identifiant d’installation Firebase",
    language: "Langue",
    deviceVersion: "Version du navigateur",
    platform: "Plateforme",
    model: "Navigateur",
  },
  summaries: {
    ...summariesOf(accountAdminNoun, "list", "export", "search", ...crudRoutes),
    changeEnabled: "Désactiver ou réactiver un administrateur",
    updateFirebaseToken: "Enregistrer le navigateur pour les notifications",
    releaseFirebaseToken: "Ne plus envoyer de notifications à ce navigateur",
  },
} as const;
