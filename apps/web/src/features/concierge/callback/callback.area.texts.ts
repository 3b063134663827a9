/** French words of callbacks in the frame. */
export const callbackAreaTexts = { title: "Demandes de rappel", record: "Demande de rappel" } as const;
