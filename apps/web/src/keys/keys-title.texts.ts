/** Apart from the window's own texts, which come with its code. */
export const keysTitle = "Raccourcis clavier";
