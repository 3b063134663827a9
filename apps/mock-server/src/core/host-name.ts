import { isIP } from "node:net";
import { isLoopback } from "./loopback.ts";

/** The name in a `Host` header: `[::1]:4010` → `::1`, `Mock:4010` → `mock`; empty if malformed. */
export function hostName(header: string | undefined): string {
  const found = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(header ?? "");
  return (found?.[1] ?? found?.[2] ?? "").toLowerCase();
}

/** Whether a name means this machine regardless of DNS. */
export const isLocalName = (name: string): boolean => name.endsWith(".localhost") || isLoopback(name);

/** Whether nobody can register this name in public DNS: addresses, names without a dot, local names. */
export const isUnclaimedName = (name: string): boolean =>
  isLocalName(name) || isIP(name) !== 0 || /^[a-z0-9_-]+$/.test(name);
