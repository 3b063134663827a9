/**
 * When a lock was last renewed: `leases/<area>/<id>` is a server time, apart from the lock, so that lists that watch an
 * area's locks do not receive each renewal (L11).
 */

import { all, either, isAdmin, isArea, isId, isMine, isPast, lockOfRecord } from "./rule-parts.ts";
import { renewalGap } from "./times.ts";

export const leaseRules = (areas: readonly string[]) => ({
  ".read": all(isAdmin, isArea(areas)),
  // Lists ask for the leases that are not over.
  ".indexOn": ".value",
  $id: {
    ".write": all(
      isAdmin,
      isArea(areas),
      isId,
      isMine(lockOfRecord),
      "newData.val() === now",
      either("!data.isNumber()", isPast("data", renewalGap)),
    ),
    ".validate": "newData.isNumber()",
  },
});
