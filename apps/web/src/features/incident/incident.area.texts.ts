/** French words of incidents in the frame. */
export const incidentAreaTexts = {
  title: "Incidents",
  record: "Incident",
} as const;
