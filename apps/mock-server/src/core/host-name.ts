import { isIP } from "node:net";
import { isLoopback } from "./loopback.ts";

/** `[::1]:4010` → `::1`; empty if malformed. */
export function hostName(header: string | undefined): string {
  const found = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(header ?? "");
  return (found?.[1] ?? found?.[2] ?? "").toLowerCase();
}

/** Names this machine, regardless of DNS. */
export const isLocalName = (name: string): boolean => name.endsWith(".localhost") || isLoopback(name);

/** Nobody can register it in public DNS. */
export const isUnclaimedName = (name: string): boolean =>
  isLocalName(name) || isIP(name) !== 0 || /^[a-z0-9_-]+$/.test(name);
