/** French words of quotations in the frame. */
export const quotationAreaTexts = { title: "Devis", record: "Devis" } as const;
