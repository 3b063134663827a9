import type { CoreRequest } from "./exchange.ts";

export const sessionCookie = "palier_session";

/**
 * `palier_session_4010`: cookies belong to a host whatever its ports, and two servers on one machine keep two
 * sessions. Without a port in `Host`, `name` itself.
 */
function cookieNameHere(request: CoreRequest, name: string): string {
  const port = /:(\d+)$/.exec(request.header("host") ?? "")?.[1];
  return port === undefined ? name : `${name}_${port}`;
}

/** Values under this server's own name, then under `name`, as the contract has it and as clients send by hand. */
export function* cookiesHere(request: CoreRequest, name: string): Generator<string, undefined> {
  const header = request.header("cookie");
  const own = cookieNameHere(request, name);
  yield* cookiesOf(header, own);
  if (own !== name) yield* cookiesOf(header, name);
  return undefined;
}

export const readCookie = (header: string | undefined, name: string): string | undefined =>
  cookiesOf(header, name).next().value;

/**
 * All of this name: browsers may send a sibling domain's or another port's first, which would lock the admin
 * out.
 */
function* cookiesOf(header: string | undefined, name: string): Generator<string, undefined> {
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
export function writeCookie(request: CoreRequest, name: string, value: string | undefined): string {
  const rest = `; Path=/; HttpOnly; SameSite=Lax${request.secure ? "; Secure" : ""}`;
  const own = cookieNameHere(request, name);
  return value === undefined ? `${own}=; Max-Age=0${rest}` : `${own}=${value}${rest}`;
}
