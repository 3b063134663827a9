/**
 * `leases/<area>/<id>` is a server time. Separate from the lock, so that lists do not receive every renewal
 * (L11).
 */

import { all, either, isAdmin, isArea, isId, isMine, isPast, lockOfRecord } from "./rule-parts.ts";
import { renewalGap } from "./times.ts";

export const leaseRules = (areas: readonly string[]) => ({
  ".read": all(isAdmin, isArea(areas)),
  // Lists query unexpired leases.
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
