/**
 * The parts that the rules of locks and of takeover requests share, in the language of Firebase's rules. Each is one
 * expression in brackets, so that parts can be joined in any way.
 */

export const all = (...parts: readonly string[]): string => `(${parts.join(" && ")})`;
export const either = (...parts: readonly string[]): string => `(${parts.join(" || ")})`;
export const when = (condition: string, then: string, otherwise: string): string =>
  `(${condition} ? ${then} : ${otherwise})`;

/**
 * Claims that only the backend can put into a token: a custom token's own, or those of `setCustomUserClaims`. The standard
 * `email` and `name` will not do, for an account's owner can change both from any browser.
 */
export const me = "auth.token.adminEmail";
export const myName = "auth.token.adminName";
/**
 * The admin's identifier in the backend, a number or a text: it stays when the address is corrected. Tokens of backends that
 * do not give it name their admin by the address alone.
 */
export const myId = "auth.token.adminId";

/** Signed in by the backend as an administrator, and not banned by it since (`revoked/<uid>`, L12). */
export const isAdmin = all(
  "auth != null",
  `${me} != null`,
  `${myName} != null`,
  "!root.child('revoked').child(auth.uid).exists()",
);

/** @param areas the areas of the contract that have locks: `building`, `wallet-import`, … */
export const isArea = (areas: readonly string[]): string => `$area.matches(/^(${areas.join("|")})$/)`;

/** A record's id, as the contract's: `hasOwnProperty` as a key would break each page that reads its list. */
export const isId = "$id.matches(/^[1-9][0-9]{0,14}$/)";

export const lockOfRecord = "root.child('locks').child($area).child($id)";
/** When its holder last renewed it, where that was after the lock was last written (L11). */
export const leaseOfRecord = "root.child('leases').child($area).child($id)";
export const askOfRecord = "root.child('takeovers').child($area).child($id)";

/** An empty text names nobody. */
const isText = (value: string): string => all(`${value}.isString()`, `${value}.val() !== ''`);
const isIdentifier = (value: string): string => either(`${value}.isNumber()`, isText(value));

/** Whom a lock names that has neither an identifier nor an e-mail address: it can be asked for all the same. */
const nobodyKnown = "'?'";

/**
 * Who a lock names, in lower case. Other programs may have put a plain user identifier there, a text or a number, or an
 * object with an address as they spell it, or with an identifier alone (§3).
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
 * Whether a lock, or a request, is this admin's. One that a page wrote (it names a tab) is its admin's by identifier, whatever
 * the address was then, or has become; any other by address or by identifier.
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

/** `false` stands for no lock where other programs write it. */
export const isFree = (lock: string): string => `(!${lock}.exists() || ${lock}.val() === false)`;

/** A lock whose time is none, or is still to come, says nothing of since when it is held, and so holds nothing up. */
export const isNotBefore = (time: string, since: string): string =>
  either(`!${since}.isNumber()`, `${since}.val() > now`, `${time}.val() >= ${since}.val()`);

/** Another program may have written a time to come: it counts as long past, for nothing may wait for it. */
export const isPast = (time: string, milliseconds: number): string =>
  either(`${time}.val() > now`, `now - ${time}.val() >= ${milliseconds}`);

export const text = (longest: number): string =>
  `newData.isString() && newData.val().length > 0 && newData.val().length <= ${longest}`;
