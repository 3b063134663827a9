/** The session's cookie. It holds a random name of the session and nothing else. */
export const sessionCookie = "palier_session";

/** The value of a cookie in a `cookie` header; undefined when it is not there. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  cookiesOf(header, name).next().value;

/**
 * The values of all cookies of one name. A neighbour of the host (a sibling domain, another port) can add one of its own,
 * which browsers may send first: whoever believes the first alone can be signed out for ever.
 */
export function* cookiesOf(header: string | undefined, name: string): Generator<string, undefined> {
  if (header === undefined) return undefined;
  let at = 0;
  while (at < header.length) {
    const end = header.indexOf(";", at);
    const stop = end < 0 ? header.length : end;
    while (header.charCodeAt(at) === 32) at += 1;
    if (header.startsWith(name, at) && header.charCodeAt(at + name.length) === 61) {
      yield header.slice(at + name.length + 1, stop).trim();
    }
    at = stop + 1;
  }
  return undefined;
}

/** A `set-cookie` value that scripts cannot read and other sites cannot send; without a value it deletes the cookie. */
export function writeCookie(value: string | undefined, secure: boolean): string {
  const rest = `; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return value === undefined ? `${sessionCookie}=; Max-Age=0${rest}` : `${sessionCookie}=${value}${rest}`;
}
