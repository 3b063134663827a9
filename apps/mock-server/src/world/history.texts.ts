import { historyTexts } from "@palier/contract";

export type ChangeEvent = keyof typeof historyTexts.event;

/** « Modification de « Résidence du Parc » : Nom, Ville » */
export const changeSummary = (event: ChangeEvent, name: string, labels: readonly string[]): string => {
  const what = `${historyTexts.event[event]}\u00a0: «\u00a0${name}\u00a0»`;
  return labels.length === 0 ? what : `${what} (${labels.join(", ")})`;
};

export const residentName = "Résident (application)";
/** Author of changes by the clock. */
export const systemName = "Palier (automatique)";
