/** French words of sign-in. */
export const sessionTexts = {
  title: "Connexion",
  welcome: "Connectez-vous à l’administration",
  email: "E-mail",
  password: "Mot de passe",
  signIn: "Se connecter",
  expired: "Votre session a expiré. Reconnectez-vous\u00a0: votre saisie vous attend.",
  changed: (name: string) => `Vous êtes maintenant connecté en tant que ${name} dans un autre onglet`,
  changedDetail:
    "Rien de plus n’a été envoyé depuis cet onglet. Votre saisie vous attend sous votre propre compte.",
  goOnAs: (name: string) => `Continuer en tant que ${name}`,
  required: "Ce champ est obligatoire.",
} as const;
