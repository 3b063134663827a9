/** French words of sign-in. */
export const sessionTexts = {
  title: "Connexion",
  welcome: "Connectez-vous à l’administration",
  email: "E-mail",
  password: "Mot de passe",
  signIn: "Se connecter",
  expired: "Votre session a expiré. Reconnectez-vous\u00a0: votre saisie vous attend.",
  required: "Ce champ est obligatoire.",
} as const;
