/** Expressions in Firebase's rules language, in parentheses so that they can be combined. */
import { askLifetime } from "./times.ts";

export const all = (...parts: readonly string[]): string => `(${parts.join(" && ")})`;
export const either = (...parts: readonly string[]): string => `(${parts.join(" || ")})`;
export const when = (condition: string, then: string, otherwise: string): string =>
  `(${condition} ? ${then} : ${otherwise})`;

/**
 * Claims that only the backend can issue: in custom tokens, or by `setCustomUserClaims`. The standard `email`
 * and `name` are unsafe: an account's owner can change them from any browser.
 */
export const me = "auth.token.adminEmail";
export const myName = "auth.token.adminName";
/**
 * A number or text, which stays when the address is corrected. A token without it names its admin by address
 * only.
 */
export const myId = "auth.token.adminId";

/** Signed in by the backend, and not banned since (`revoked/<uid>`, L12). */
export const isAdmin = all(
  "auth != null",
  `${me} != null`,
  `${myName} != null`,
  "!root.child('revoked').child(auth.uid).exists()",
);

/** @param areas the contract's areas with locks: `building`, `wallet-import`, … */
export const isArea = (areas: readonly string[]): string => `$area.matches(/^(${areas.join("|")})$/)`;

/** A key like `hasOwnProperty` would break the pages that read its list. */
export const isId = "$id.matches(/^[1-9][0-9]{0,14}$/)";

export const lockOfRecord = "root.child('locks').child($area).child($id)";
/** Last renewal, if later than the lock's last write (L11). */
export const leaseOfRecord = "root.child('leases').child($area).child($id)";
export const askOfRecord = "root.child('takeovers').child($area).child($id)";

/** An empty text names nobody. */
const isText = (value: string): string => all(`${value}.isString()`, `${value}.val() !== ''`);
const isIdentifier = (value: string): string => either(`${value}.isNumber()`, isText(value));

/** A lock without identifier and address can still be requested. */
const nobodyKnown = "'?'";

/**
 * In lower case. Other programs may have written a plain user identifier (text or number), or an object with
 * an address in any case or only an identifier (§3).
 */
export const holderIn = (lock: string): string =>
  when(
    isText(lock),
    `${lock}.val().toLowerCase()`,
    when(
      `${lock}.isNumber()`,
      `'' + ${lock}.val()`,
      when(
        isText(`${lock}.child('email')`),
        `${lock}.child('email').val().toLowerCase()`,
        when(
          isIdentifier(`${lock}.child('id')`),
          `('' + ${lock}.child('id').val()).toLowerCase()`,
          nobodyKnown,
        ),
      ),
    ),
  );

/**
 * By identifier if the token and a page's entry (with a tab) have one, as addresses change; else by address or
 * identifier.
 */
export const isMine = (entry: string): string =>
  when(
    all(`${myId} != null`, `${entry}.child('sid').isString()`, isIdentifier(`${entry}.child('id')`)),
    `'' + ${entry}.child('id').val() === '' + ${myId}`,
    either(
      `${holderIn(entry)} === ${me}`,
      all(`${myId} != null`, `${holderIn(entry)} === ('' + ${myId}).toLowerCase()`),
    ),
  );

/** Another admin's request to `holder` that was not refused. */
export const isAskedOf = (holder: string, ask: string): string =>
  all(
    `${ask}.child('holder').val() === ${holder}`,
    `!${isMine(ask)}`,
    `${ask}.child('answer').val() !== 'refused'`,
  );

/** Other programs write `false` for no lock. */
export const isFree = (lock: string): string => `(!${lock}.exists() || ${lock}.val() === false)`;

/** A lock with an invalid or future time delays nothing. */
export const isNotBefore = (time: string, since: string): string =>
  either(`!${since}.isNumber()`, `${since}.val() > now`, `${time}.val() >= ${since}.val()`);

/** A future time counts as long past, so that nothing waits for it. */
export const isPast = (time: string, milliseconds: number): string =>
  either(`${time}.val() > now`, `now - ${time}.val() >= ${milliseconds}`);

/**
 * A free record that another admin asked of this one in the last minute: whoever lets go of a lock neither takes it
 * again before that one can, nor clears the request.
 */
export const isOwedTo = (ask: string): string =>
  all(
    isFree(lockOfRecord),
    isAskedOf(me, ask),
    `${ask}.child('at').val() <= now`,
    `now - ${ask}.child('at').val() < ${askLifetime}`,
  );

export const text = (longest: number): string =>
  `newData.isString() && newData.val().length > 0 && newData.val().length <= ${longest}`;
