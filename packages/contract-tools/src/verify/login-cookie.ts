import type { Transport } from "../wire/wire.ts";
import type { Ledger } from "./ledger.ts";
import type { Session } from "./session.ts";

/**
 * Session cookies must be HttpOnly, SameSite, and Secure on https. Others (a load balancer's) are ignored.
 */
export async function checkLoginCookie(
  transport: Transport,
  base: string,
  session: Session,
  ledger: Ledger | undefined,
): Promise<void> {
  const { signIn } = session;
  if (signIn === undefined || ledger === undefined) return;
  const fail = (expected: string, found: string) =>
    ledger.fail({ rule: "login-cookie", subject: "", expected, found, exchange: undefined });
  const expected = `the session's cookie is HttpOnly, SameSite${isSecure(base) ? " and Secure" : ""}`;
  let own = 0;
  for (const line of signIn.setCookies) {
    const name = line.slice(0, Math.max(0, line.indexOf("="))).trim();
    if (name === "" || (await session.isOpenWithout(transport, name)) !== false) continue;
    own += 1;
    const missing = missingOf(line, isSecure(base));
    if (missing.length > 0) fail(expected, `${name} without ${missing.join(", ")}`);
  }
  // Without one, the session may be in a header.
  if (own > 0) ledger.pass("login-cookie");
  else if (signIn.setCookies.length === 0) fail(expected, "no cookie");
  else ledger.gap("login-cookie", "", "the session outlives the loss of each of its cookies");
}

const isSecure = (base: string): boolean => base.startsWith("https:");

function missingOf(line: string, secure: boolean): string[] {
  return [
    ...(/;\s*httponly\s*(?:;|$)/i.test(line) ? [] : ["HttpOnly"]),
    ...(/;\s*samesite=(?:lax|strict)\s*(?:;|$)/i.test(line) ? [] : ["SameSite=Lax or Strict"]),
    ...(!secure || /;\s*secure\s*(?:;|$)/i.test(line) ? [] : ["Secure"]),
  ];
}
