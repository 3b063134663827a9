/**
 * Who may request another admin's record, and who may answer (L06): `takeovers/<area>/<id>` is `{id, email,
 * name, sid, at, holder}`, with `answer` and `answeredAt` once answered.
 */

import {
  all,
  either,
  holderIn,
  isAdmin,
  isArea,
  isFree,
  isId,
  isMine,
  isNotBefore,
  isOwedTo,
  isPast,
  lockOfRecord,
  me,
  myId,
  myName,
  text,
  when,
} from "./rule-parts.ts";
import { answerTime, askLifetime } from "./times.ts";

const holder = holderIn(lockOfRecord);
const unchanged = (name: string): string => `newData.child('${name}').val() === data.child('${name}').val()`;

const isRefused = "data.child('answer').val() === 'refused'";
const isOwn = isMine("data");
const holds = isMine(lockOfRecord);

/** The lock is gone, another admin's, or newer; or the value is no request. */
const isOver = either(
  isFree(lockOfRecord),
  "!data.child('at').isNumber()",
  "data.child('at').val() > now",
  `data.child('holder').val() !== ${holder}`,
  `!${isNotBefore("data.child('at')", `${lockOfRecord}.child('at')`)}`,
);

/** A refusal holds for 30 s, even after its removal. */
const isBound = all(
  isOwn,
  isRefused,
  "data.child('answeredAt').isNumber()",
  `!${isPast("data.child('answeredAt')", answerTime)}`,
);

/** Another admin's refused or one-minute-old request, or one without effect. */
const makesRoom = either(
  "!data.exists()",
  isOver,
  all(`!${isOwn}`, either(isRefused, `now - data.child('at').val() >= ${askLifetime}`)),
);

/** After its time, or by another tab, which the holder then sees. */
const isRepeated = all(
  isOwn,
  `!${isBound}`,
  either(
    isRefused,
    `now - data.child('at').val() >= ${answerTime}`,
    "newData.child('sid').val() !== data.child('sid').val()",
  ),
);

const asks = all(
  "!newData.child('answeredAt').exists()",
  either("!newData.child('id').exists()", `newData.child('id').val() === ${myId}`),
  `newData.child('email').val() === ${me}`,
  `newData.child('name').val() === ${myName}`,
  "newData.child('at').val() === now",
  `!${isFree(lockOfRecord)}`,
  `!${holds}`,
  `newData.child('holder').val() === ${holder}`,
  either(makesRoom, isRepeated),
);

/** The holder, once, for the present request. */
const answers = all(
  holds,
  `data.child('holder').val() === ${holder}`,
  "!data.child('answer').exists()",
  ...["id", "email", "name", "sid", "at", "holder"].map(unchanged),
  "newData.child('answeredAt').val() === now",
);

/**
 * The asker withdraws. Anyone may clear a replaceable request, and thus register the removal of their own before
 * making it (L03). Clearing bypasses no refusal, and puts off nobody.
 */
const removes = either(all(makesRoom, `!${isOwedTo("data")}`), all(isOwn, `!${isBound}`));

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
    id: { ".validate": either("newData.isNumber()", text(64)) },
    at: { ".validate": "newData.isNumber()" },
    holder: { ".validate": text(254) },
    answer: { ".validate": "newData.val() === 'yielded' || newData.val() === 'refused'" },
    answeredAt: { ".validate": "newData.isNumber()" },
    $other: { ".validate": false },
  },
});
