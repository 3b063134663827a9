import { controlTexts as texts } from "../control/control.texts.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { hostName, isUnclaimedName } from "../core/host-name.ts";
import { isLoopback } from "../core/loopback.ts";
import { problemAnswer } from "../core/refusal.ts";

/**
 * Keeps a server that listens to this machine alone from pages whose name was pointed at it (DNS rebinding): to the
 * browser their calls are same-origin, so that `Host` alone tells. Takes a `Host` header and returns the refusal;
 * undefined lets the call pass. Without the header no browser calls. A server for other machines has any name.
 */
export function hostGuard(
  listensOn: string,
  controlHost: string | undefined,
): (host: string | undefined) => CoreAnswer | undefined {
  if (!isLoopback(listensOn)) return () => undefined;
  const name = controlHost?.toLowerCase();
  // A client sends the same one each time.
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
