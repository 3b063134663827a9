/** Before, or without, the app's scripts. */
export const frameTexts = {
  loading: "Chargement de l’écran",
  noScript: "Palier a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.",
  failed:
    "L’application n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page\u202f; une nouvelle version vient peut-être d’être mise en ligne.",
  reload: "Recharger la page",
} as const;
