import { controlTexts as texts } from "../control/control.texts.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { hostName, isUnclaimedName } from "../core/host-name.ts";
import { isLoopback } from "../core/loopback.ts";
import { problemAnswer } from "../core/refusal.ts";

/**
 * Against DNS rebinding: such a page's calls to loopback are same-origin to the browser; only `Host` reveals
 * them. Calls without `Host` are not from browsers. A server for other machines accepts any name. Undefined
 * lets a call pass.
 */
export function hostGuard(
  listensOn: string,
  controlHost: string | undefined,
): (host: string | undefined) => CoreAnswer | undefined {
  if (!isLoopback(listensOn)) return () => undefined;
  const name = controlHost?.toLowerCase();
  // Clients repeat the header.
  let known: string | undefined;
  return (host) => {
    if (host === known) return undefined;
    const asked = hostName(host);
    if (host !== undefined && asked !== name && !isUnclaimedName(asked))
      return problemAnswer("forbidden", { detail: texts.strangeHost(asked.slice(0, 100)) });
    known = host;
    return undefined;
  };
}
