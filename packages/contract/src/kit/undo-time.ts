/** Ms after a change of state during which it can be taken back, by the server's clock. Assumed. */
export const undoTime = 600_000;
