/** French words of the association requests in the frame. */
export const dashboardAreaTexts = { title: "Demandes de rattachement" } as const;
