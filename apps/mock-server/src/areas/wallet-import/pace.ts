import { type Share, shortPiece } from "../../fair-share.ts";

/** @param isLast rests even after little work */
export type Rest = (isLast?: boolean) => Promise<void> | undefined;

/** Await it between lines to yield to other calls; most return at once. */
export function pace(share: Share): Rest {
  let since = share.now;
  return (isLast = false) => {
    const worked = share.now - since;
    if (!isLast && (worked < shortPiece || worked < share.piece)) return undefined;
    return share.rested(since).then(() => {
      since = share.now;
    });
  };
}
