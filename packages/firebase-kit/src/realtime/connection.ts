/** State of the realtime service. */

/**
 * `idle`: not needed yet. `unavailable`: signing in or loading failed because the service was unreachable;
 * `refused`: it refuses this admin. Locks are not guaranteed in either case (L07, L13).
 */
export type ConnectionState = "idle" | "connecting" | "connected" | "offline" | "unavailable" | "refused";

/** Why the sign-in failed. */
export type SignInTrouble = "unreachable" | "sign-in";

export interface ConnectionFacts {
  readonly up: boolean;
  readonly everUp: boolean;
  readonly trouble: SignInTrouble | undefined;
}

/** The state to show once the service is needed. */
export function connectionState({ up, everUp, trouble }: ConnectionFacts): ConnectionState {
  if (trouble === "sign-in") return "refused";
  if (up) return "connected";
  if (trouble === "unreachable") return "unavailable";
  return everUp ? "offline" : "connecting";
}
