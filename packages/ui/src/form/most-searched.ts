/** Letters that a selector searches for; servers refuse more (the contract's `term`). */
export const mostSearched = 200;
