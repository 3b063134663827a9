import { recordTexts as texts } from "./records.texts.ts";

interface FieldChange {
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What a line of history changed, from what to what: « Statut : Acceptée → En préparation ». Empty where no field did. */
export const changesText = ({ changes }: { readonly changes: readonly FieldChange[] }): string =>
  changes.map(({ label, from, to }) => texts.change(label, from, to)).join(" · ");
