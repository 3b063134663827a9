import type { Share } from "../../fair-share.ts";

/** In ms. */
const turn = 2;

export type Rest = () => Promise<void> | undefined;

/** Await it between lines to yield to other calls; most return at once. */
export function pace(share: Share): Rest {
  let since = share.now;
  return () => {
    if (share.now - since < turn) return undefined;
    return share.rested(since).then(() => {
      since = share.now;
    });
  };
}
