import { historyTexts } from "@palier/contract";

export type ChangeEvent = keyof typeof historyTexts.event;

/** One history entry in a few words: « Modification de « Résidence du Parc » : Nom, Ville ». */
export const changeSummary = (event: ChangeEvent, name: string, labels: readonly string[]): string => {
  const what = `${historyTexts.event[event]}\u00a0: «\u00a0${name}\u00a0»`;
  return labels.length === 0 ? what : `${what} (${labels.join(", ")})`;
};

/** The author of residents' changes in their own app. */
export const residentName = "Résident (application)";
/** The author of changes by the clock. */
export const systemName = "Palier (automatique)";
