import { withoutMarksAround } from "./unseen-marks.ts";

/** Letters that a selector searches for; servers refuse more (the contract's `term`). */
export const mostSearched = 200;

/** What a typed text searches for: bare, and cut between characters, as half an emoji is shown as « \ufffd ». */
export function searchedTerm(typed: string): string {
  // Bounded, as the pattern takes quadratic time.
  const bare = withoutMarksAround(typed.trim().slice(0, 5 * mostSearched));
  return bare.slice(0, mostSearched).replace(/[\ud800-\udbff]$/, "");
}
