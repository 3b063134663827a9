/** French words of themes in the frame. */
export const themeAreaTexts = { title: "Thèmes", record: "Thème", create: "Nouveau thème" } as const;
