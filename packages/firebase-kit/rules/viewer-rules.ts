/**
 * `viewers/<area>/<id>/<tab>` is `{email, name, seen}`, written by the named admin and renewed like a lock.
 * Prevents nothing.
 */

import { all, either, isAdmin, isArea, isId, me, myName, text, when } from "./rule-parts.ts";
import { leaseTime, renewalGap } from "./times.ts";

const own = all(`data.child('email').val() === ${me}`);
const lapsed = all(`now - data.child('seen').val() >= ${leaseTime}`);

const fields = "newData.hasChildren(['email', 'name', 'seen'])";
const wellFormed = all(
  fields,
  `newData.child('email').val() === ${me}`,
  `newData.child('name').val() === ${myName}`,
  "newData.child('seen').val() === now",
  either("!data.exists()", all(own, `now - data.child('seen').val() >= ${renewalGap}`)),
);

export const viewerRules = (areas: readonly string[]) => ({
  $id: {
    ".read": all(isAdmin, isArea(areas), isId),
    $tab: {
      ".write": all(
        isAdmin,
        isArea(areas),
        isId,
        "$tab.length <= 64",
        when("newData.exists()", wellFormed, either("!data.exists()", own, lapsed)),
      ),
      ".validate": fields,
      email: { ".validate": text(254) },
      name: { ".validate": text(200) },
      seen: { ".validate": "newData.isNumber()" },
      $other: { ".validate": false },
    },
  },
});
