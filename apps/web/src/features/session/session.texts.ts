import { of } from "@palier/ui";

export const sessionTexts = {
  title: "Connexion",
  welcome: "Connectez-vous à l’administration",
  email: "E-mail",
  password: "Mot de passe",
  signIn: "Se connecter",
  expired: "Votre session a expiré. Reconnectez-vous\u00a0: votre saisie vous attend.",
  signedOutElsewhere:
    "Votre session a été fermée dans un autre onglet. Ce qui était saisi ici sans être enregistré a été effacé.",
  changed: (name: string) => `La session ouverte dans un autre onglet est celle ${of(name)}`,
  changedDetail:
    "Rien de plus n’a été envoyé depuis cet onglet. Votre saisie vous attend sous votre propre compte.",
  goOnAs: (name: string) => `Continuer sous le compte ${of(name)}`,
  required: "Ce champ est obligatoire.",
} as const;
