import { bare } from "@palier/contract/kit/typed-text";

/** Letters that a selector searches for; servers refuse more (the contract's `term`). */
export const mostSearched = 200;

/** What a typed text searches for: bare, and cut between characters, as half an emoji is shown as « \ufffd ». */
export function searchedTerm(typed: string): string {
  return bare(typed)
    .slice(0, mostSearched)
    .replace(/[\ud800-\udbff]$/, "");
}
