import { recordTexts as texts } from "./records.texts.ts";

interface FieldChange {
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** « Statut : Acceptée → En préparation »; may be empty. */
export const changesText = ({ changes }: { readonly changes: readonly FieldChange[] }): string =>
  changes.map(({ label, from, to }) => texts.change(label, from, to)).join(" · ");
