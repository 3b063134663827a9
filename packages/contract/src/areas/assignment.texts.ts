/** French words of assignments (a service for a building or a neighbourhood). */
export const assignmentTexts = { assigned: "Ajouté" } as const;
