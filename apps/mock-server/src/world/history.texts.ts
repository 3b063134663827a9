import { historyTexts } from "@palier/contract";

export type ChangeEvent = keyof typeof historyTexts.event;

/** One line of a record's history, in a few words: « Modification de « Résidence du Parc » : Nom, Ville ». */
export const changeSummary = (event: ChangeEvent, name: string, labels: readonly string[]): string => {
  const what = `${historyTexts.event[event]}\u00a0: «\u00a0${name}\u00a0»`;
  return labels.length === 0 ? what : `${what} (${labels.join(", ")})`;
};

/** Who a line of history names where the resident acted, in the residents' own application. */
export const residentName = "Résident (application)";
/** Who a line of history names where no administrator acted: time passed. */
export const systemName = "Palier (automatique)";
