/**
 * `idle`: not needed yet. `unavailable`: unreachable; `refused`: this admin cannot sign in. Locks are then
 * not guaranteed (L07, L13).
 */
export type ConnectionState = "idle" | "connecting" | "connected" | "offline" | "unavailable" | "refused";

export type SignInTrouble = "unreachable" | "sign-in";

export interface ConnectionFacts {
  readonly up: boolean;
  readonly everUp: boolean;
  readonly trouble: SignInTrouble | undefined;
}

export function connectionState({ up, everUp, trouble }: ConnectionFacts): ConnectionState {
  if (trouble === "sign-in") return "refused";
  if (up) return "connected";
  if (trouble === "unreachable") return "unavailable";
  return everUp ? "offline" : "connecting";
}
