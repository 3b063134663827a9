import { isIP } from "node:net";
import { isLoopback } from "./loopback.ts";

/** The name in a `Host` header: `[::1]:4010` → `::1`, `Mock:4010` → `mock`; empty for what is no host. */
export function hostName(header: string | undefined): string {
  const found = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(header ?? "");
  return (found?.[1] ?? found?.[2] ?? "").toLowerCase();
}

/** Whether a name always means this machine, whatever a name server says. */
export const isLocalName = (name: string): boolean => name.endsWith(".localhost") || isLoopback(name);

/** Whether nobody on the internet can point a name here: addresses, names without a dot, and this machine's own. */
export const isUnclaimedName = (name: string): boolean =>
  isLocalName(name) || isIP(name) !== 0 || /^[a-z0-9_-]+$/.test(name);
