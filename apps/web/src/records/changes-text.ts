import type { Change } from "./history-list.ts";
import { recordTexts as texts } from "./records.texts.ts";

/** What a line of history changed, from what to what: « Statut : Acceptée → En préparation ». Empty where no field did. */
export const changesText = ({ changes }: Pick<Change, "changes">): string =>
  changes.map(({ label, from, to }) => texts.change(label, from, to)).join(" · ");
