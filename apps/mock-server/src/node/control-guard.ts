import { controlTexts as texts } from "../control/control.texts.ts";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import { hostName, isLocalName, isUnclaimedName } from "../core/host-name.ts";
import { isLoopback } from "../core/loopback.ts";
import { problemAnswer } from "../core/refusal.ts";

/** Who may drive a server through its control API. */
export interface ControlAccess {
  /** False switches it off. Left out: on where the server listens to this machine alone, else off. */
  readonly control?: boolean;
  /** A further name under which it may be called (`--control-host mock.example.test`); switches it on as well. */
  readonly controlHost?: string;
}

/** Whether the control API is on at all. */
export const offersControl = (listensOn: string, { control, controlHost }: ControlAccess): boolean =>
  control ?? (controlHost !== undefined || isLoopback(listensOn));

type Guard = (request: CoreRequest, from: string | undefined) => CoreAnswer | undefined;

/**
 * Keeps the control API, and what signs in as any admin, from callers that must not have them: other machines, by default; pages of other sites in
 * a developer's browser (by `Origin` and `Sec-Fetch-Site`); and names that a stranger may point at this machine (`Host`).
 * Undefined lets a call pass.
 */
export function controlGuard(listensOn: string, access: ControlAccess): Guard {
  const { controlHost } = access;
  const control = offersControl(listensOn, access);
  // Whoever switches it on for other machines means them.
  const isOpen = control && (access.control === true || access.controlHost !== undefined);
  const names = new Set([listensOn, controlHost].map((name) => name?.toLowerCase()));
  return (request, from) => {
    if (!control) return problemAnswer("not-found", { detail: texts.off });
    if (!isOpen && !isLoopback(from ?? "")) return problemAnswer("forbidden", { detail: texts.otherMachine });
    const host = hostName(request.header("host"));
    if (!names.has(host) && !isOwnName(host, isOpen)) {
      return problemAnswer("forbidden", { detail: texts.otherHost(host.slice(0, 100)) });
    }
    return isOtherSite(request) ? problemAnswer("forbidden", { detail: texts.otherOrigin }) : undefined;
  };
}

/** A browser says by itself where a call comes from; what says nothing is no browser, or an old one's plain GET. */
function isOtherSite(request: CoreRequest): boolean {
  const site = request.header("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = request.header("origin");
  return origin !== undefined && origin.replace(/^https?:\/\//, "") !== request.header("host");
}

/** Names that nobody else can point here: this machine's, and for other machines addresses and names without a dot. */
const isOwnName = (host: string, isOpen: boolean): boolean =>
  isOpen ? isUnclaimedName(host) : isLocalName(host);
