/** Who may call: each guard returns its refusal, or undefined to let the call pass. */
import type { IncomingMessage } from "node:http";
import { controlTexts as texts } from "../control/control.texts.ts";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import { hostName, isForwarded, isLocalName, isLoopback, isUnclaimedName } from "../core/local-program.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer } from "../core/refusal.ts";

/**
 * Against DNS rebinding: such a page's calls to loopback are same-origin to the browser; only `Host` reveals
 * them. Calls without `Host` are not from browsers. A server for other machines accepts any name. Two `Host`
 * lines name two servers: no server takes them (RFC 9112 §3.2).
 */
export function hostGuard(
  listensOn: string,
  controlHost: string | undefined,
): (incoming: IncomingMessage) => CoreAnswer | undefined {
  const isOpen = !isLoopback(listensOn);
  const name = controlHost?.toLowerCase();
  return ({ headers: { host }, rawHeaders }) => {
    if (rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length > 1)
      return problemAnswer("malformed", { detail: problemDetails.badRequestLine });
    const asked = hostName(host);
    if (isOpen || host === undefined || asked === name || isUnclaimedName(asked)) return undefined;
    return problemAnswer("forbidden", { detail: texts.strangeHost(asked.slice(0, 100)) });
  };
}

export interface ControlAccess {
  /** Defaults to on only for loopback. */
  readonly control?: boolean;
  /** Also switches the API on: `--control-host mock.example.test`. */
  readonly controlHost?: string;
}

export const offersControl = (listensOn: string, { control, controlHost }: ControlAccess): boolean =>
  control ?? (controlHost !== undefined || isLoopback(listensOn));

type Guard = (request: CoreRequest, from: string | undefined) => CoreAnswer | undefined;

/**
 * For calls that sign in as any admin: refuses other machines by default, also behind a proxy, other sites' pages
 * (`Origin`, `Sec-Fetch-Site`), and host names that others may control (`Host`).
 */
export function controlGuard(listensOn: string, access: ControlAccess): Guard {
  const { controlHost } = access;
  const control = offersControl(listensOn, access);
  // Enabled explicitly: other machines too.
  const isOpen = control && (access.control === true || access.controlHost !== undefined);
  const names = new Set([listensOn, controlHost].map((name) => name?.toLowerCase()));
  return (request, from) => {
    if (!control) return problemAnswer("not-found", { detail: texts.off });
    if (!isOpen && (!isLoopback(from ?? "") || isForwarded((name) => request.header(name))))
      return problemAnswer("forbidden", { detail: texts.otherMachine });
    const host = hostName(request.header("host"));
    if (!names.has(host) && !isOwnName(host, isOpen)) {
      return problemAnswer("forbidden", { detail: texts.otherHost(host.slice(0, 100)) });
    }
    return isOtherSite(request) ? problemAnswer("forbidden", { detail: texts.otherOrigin }) : undefined;
  };
}

/** Without these headers it is no browser, or an old one's plain GET. */
function isOtherSite(request: CoreRequest): boolean {
  const site = request.header("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = request.header("origin");
  return origin !== undefined && origin.replace(/^https?:\/\//, "") !== request.header("host");
}

/** Others cannot point them here. */
const isOwnName = (host: string, isOpen: boolean): boolean =>
  isOpen ? isUnclaimedName(host) : isLocalName(host);
