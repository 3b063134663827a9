export const assignmentTexts = { assigned: "Ajouté" } as const;
