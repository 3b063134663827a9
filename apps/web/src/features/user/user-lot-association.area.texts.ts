/** French words of ties to lots in the frame. */
export const ulaAreaTexts = { title: "Rattachements", record: "Rattachement" } as const;
