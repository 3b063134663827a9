import { type KeptWords, keptTexts as texts } from "./kept.texts.ts";

/**
 * Which column of a record counts what keeps it from being deleted. The one declaration that the server refuses by (409),
 * the action is barred by before it is asked, and the document says. What no column counts may keep it too. All assumed.
 */
export interface Kept {
  readonly counted: string;
  readonly words: KeptWords;
}

/** Why a record cannot be deleted, in French, by its own columns; undefined where they keep it not. */
export function keptReason(kept: Kept | undefined, record: Readonly<object>): string | undefined {
  if (kept === undefined) return undefined;
  const columns: Readonly<Record<string, unknown>> = { ...record };
  const count = Number(columns[kept.counted] ?? 0);
  return count > 0 ? texts.refused(count, kept.words) : undefined;
}

/** What keeps a record in one English sentence, for the document and the list of assumptions. */
export const keptNote = ({ counted }: Kept): string =>
  `Assumed: a record whose ${counted} is more than 0 is kept (409).`;
