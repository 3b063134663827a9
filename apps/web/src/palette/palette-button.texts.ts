/** Apart from the window's own texts, which come with its code. */
export const paletteTitle = "Rechercher";
