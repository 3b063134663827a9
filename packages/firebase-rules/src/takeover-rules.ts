/**
 * Who may ask for a record that another admin holds, and who may answer (L06): `takeovers/<area>/<id>` is
 * `{email, name, sid, at, holder}`, and after the answer `answer` and `answeredAt` as well.
 */

import {
  all,
  either,
  holderIn,
  isAdmin,
  isArea,
  isId,
  lockOfRecord,
  me,
  myName,
  text,
  when,
} from "./rule-parts.ts";
import { answerTime, askLifetime } from "./times.ts";

const holder = holderIn(lockOfRecord);
const unchanged = (name: string): string => `newData.child('${name}').val() === data.child('${name}').val()`;

/** An ask that was refused, or has waited for its time, makes room; so does one to somebody who holds the record no more. */
const room = either(
  "!data.exists()",
  `data.child('holder').val() !== ${holder}`,
  when(
    `data.child('email').val() === ${me}`,
    when(
      "data.child('answer').exists()",
      `now - data.child('answeredAt').val() >= ${answerTime}`,
      `now - data.child('at').val() >= ${answerTime}`,
    ),
    either("data.child('answer').val() === 'refused'", `now - data.child('at').val() >= ${askLifetime}`),
  ),
);

const asks = all(
  "!newData.child('answeredAt').exists()",
  `newData.child('email').val() === ${me}`,
  `newData.child('name').val() === ${myName}`,
  "newData.child('at').val() === now",
  `${lockOfRecord}.exists()`,
  `${holder} !== ${me}`,
  `newData.child('holder').val() === ${holder}`,
  room,
);

/** The holder, once, and of the ask that stands there. */
const answers = all(
  `${holder} === ${me}`,
  `data.child('holder').val() === ${me}`,
  "!data.child('answer').exists()",
  ...["email", "name", "sid", "at", "holder"].map(unchanged),
  "newData.child('answeredAt').val() === now",
);

/** The asker withdraws, the holder clears; anyone may clear what is left when the lock is gone. */
const removes = either(
  "!data.exists()",
  `data.child('email').val() === ${me}`,
  `${holder} === ${me}`,
  `!${lockOfRecord}.exists()`,
);

const fields = "newData.hasChildren(['email', 'name', 'sid', 'at', 'holder'])";

export const takeoverRules = (areas: readonly string[]) => ({
  ".read": all(isAdmin, isArea(areas)),
  $id: {
    ".write": all(
      isAdmin,
      isArea(areas),
      isId,
      when("newData.exists()", all(fields, when("newData.child('answer').exists()", answers, asks)), removes),
    ),
    ".validate": fields,
    email: { ".validate": text(254) },
    name: { ".validate": text(200) },
    sid: { ".validate": text(64) },
    at: { ".validate": "newData.isNumber()" },
    holder: { ".validate": text(254) },
    answer: { ".validate": "newData.val() === 'yielded' || newData.val() === 'refused'" },
    answeredAt: { ".validate": "newData.isNumber()" },
    $other: { ".validate": false },
  },
});
