import type { Undo } from "./route-meta.ts";

/** Ms after a change of state during which it can be taken back, by the server's clock. Assumed. */
export const undoTime = 600_000;

/** English, for the API document. */
export const undoNote = ({ field, states, final }: Undo): string =>
  [
    `Extension: takes the last change of ${field} to ${states.join(", ")} back, for ${undoTime / 60_000} minutes by the server's clock: what it changed is as before. version is the one that it left; another gets 409, so nothing is taken back that others have built on.`,
    ...final.map((column) => `A change that set ${column} stays (409).`),
  ].join(" ");
