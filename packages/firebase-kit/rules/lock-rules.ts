/**
 * Who may take, renew, keep and remove `locks/<area>/<id>` = `{id, email, name, sid, at, seen, typed}`, and `left`
 * for the moment before its holder removes it.
 */

import {
  all,
  askOfRecord,
  either,
  holderIn,
  isAdmin,
  isArea,
  isAskedOf,
  isFree,
  isId,
  isMine,
  isNotBefore,
  isOwedTo,
  isPast,
  leaseOfRecord,
  me,
  myId,
  myName,
  text,
  when,
} from "./rule-parts.ts";
import { answerTime, leaseTime, renewalGap } from "./times.ts";

const own = isMine("data");

/** Three minutes of server time (L11). Entries without a renewal time do not lapse. */
const lapsed = all(
  "data.child('seen').isNumber()",
  `now - data.child('seen').val() >= ${leaseTime}`,
  either(`!${leaseOfRecord}.isNumber()`, `now - ${leaseOfRecord}.val() >= ${leaseTime}`),
);

/**
 * The holder yielded, has typed nothing, or did not answer for 30 s (L06). A request older than the lock does not
 * count.
 */
const takenOver = all(
  isMine(askOfRecord),
  `${askOfRecord}.child('holder').val() === ${holderIn("data")}`,
  isNotBefore(`${askOfRecord}.child('at')`, "data.child('at')"),
  either(
    `${askOfRecord}.child('answer').val() === 'yielded'`,
    all(
      `!${askOfRecord}.child('answer').exists()`,
      either(
        "data.child('typed').val() === false",
        `now - ${askOfRecord}.child('at').val() >= ${answerTime}`,
      ),
    ),
  ),
);

/**
 * Applies to removals too, so that the onDisconnect removal can be registered before taking the record (L03).
 */
const mayChange = either(isFree("data"), own, lapsed, takenOver);

/** A holder who began anew would put off whoever waits for an answer. */
const mayBeginAnew = either(
  `!${own}`,
  lapsed,
  "!data.child('at').isNumber()",
  "data.child('at').val() > now",
  `!${isAskedOf(holderIn("data"), askOfRecord)}`,
);

/** The server's time of this write, or the same admin's earlier one. */
const startedNowOrBefore = either(
  all("newData.child('at').val() === now", mayBeginAnew),
  all(own, "newData.child('at').val() === data.child('at').val()"),
);

/** By this write, at most once a second, or unchanged. */
const renewedNowOrBefore = either(
  all(
    "newData.child('seen').val() === now",
    either(
      `!${own}`,
      "!data.child('seen').isNumber()",
      isPast("data.child('seen')", renewalGap),
      "newData.child('sid').val() !== data.child('sid').val()",
    ),
  ),
  all(own, "newData.child('seen').val() === data.child('seen').val()"),
);

const fields = "newData.hasChildren(['email', 'name', 'sid', 'at', 'seen'])";

const wellFormed = all(
  fields,
  `newData.child('email').val() === ${me}`,
  `newData.child('name').val() === ${myName}`,
  startedNowOrBefore,
  renewedNowOrBefore,
  `!${isOwedTo(askOfRecord)}`,
  // Only its holder lets go.
  either("!newData.child('left').exists()", own),
);

export const lockRules = (areas: readonly string[]) => ({
  ".read": all(isAdmin, isArea(areas)),
  $id: {
    ".write": all(isAdmin, isArea(areas), isId, mayChange, when("newData.exists()", wellFormed, "true")),
    ".validate": fields,
    email: { ".validate": text(254) },
    name: { ".validate": text(200) },
    sid: { ".validate": text(64) },
    id: { ".validate": `newData.val() === ${myId}` },
    typed: { ".validate": "newData.isBoolean()" },
    left: { ".validate": "newData.val() === true" },
    at: { ".validate": "newData.isNumber()" },
    seen: { ".validate": "newData.isNumber()" },
    $other: { ".validate": false },
  },
});
