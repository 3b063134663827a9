/** Whether the realtime service is there, and why not. */

/**
 * `idle`: nothing has been wanted yet. `unavailable`: signing in or loading failed for want of the service; `refused`: the
 * service is there and lets this admin not in. Locks are not guaranteed in either case (L07, L13).
 */
export type ConnectionState = "idle" | "connecting" | "connected" | "offline" | "unavailable" | "refused";

/** Why nobody is signed in. */
export type SignInTrouble = "unreachable" | "sign-in";

export interface ConnectionFacts {
  readonly up: boolean;
  readonly everUp: boolean;
  readonly trouble: SignInTrouble | undefined;
}

/** What is shown of a service that was wanted. */
export function connectionState({ up, everUp, trouble }: ConnectionFacts): ConnectionState {
  if (trouble === "sign-in") return "refused";
  if (up) return "connected";
  if (trouble === "unreachable") return "unavailable";
  return everUp ? "offline" : "connecting";
}
