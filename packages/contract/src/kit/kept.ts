import { type KeptWords, keptTexts as texts } from "./kept.texts.ts";

/**
 * Counts what prevents deletion. Read by server (409), action and API document; other reasons may too. All
 * assumed.
 */
export interface Kept {
  readonly counted: string;
  readonly words: KeptWords;
}

/** The French reason; undefined if deletable. */
export function keptReason(kept: Kept | undefined, record: Readonly<object>): string | undefined {
  if (kept === undefined) return undefined;
  const columns: Readonly<Record<string, unknown>> = { ...record };
  const count = Number(columns[kept.counted] ?? 0);
  return count > 0 ? texts.refused(count, kept.words) : undefined;
}

/** English, for the API document. */
export const keptNote = ({ counted }: Kept): string =>
  `Assumed: a record whose ${counted} is more than 0 is kept (409).`;
