export const sessionCookie = "palier_session";

export const readCookie = (header: string | undefined, name: string): string | undefined =>
  cookiesOf(header, name).next().value;

/**
 * All of this name: browsers may send a sibling domain's or another port's first, which would lock the admin
 * out.
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

/** Undefined deletes the cookie. */
export function writeCookie(value: string | undefined, secure: boolean): string {
  const rest = `; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return value === undefined ? `${sessionCookie}=; Max-Age=0${rest}` : `${sessionCookie}=${value}${rest}`;
}
