import { randomBytes } from "node:crypto";
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { createRealtime, namespacePrefix, type Realtime } from "../realtime/realtime.ts";
import { isWorldName } from "../worlds/world-name.ts";

interface RealtimeSetup {
  /** Signs the tokens. Left out: a key that nobody knows, of this process alone. */
  readonly tokenKey: string | undefined;
  /** A world's time (T02), in milliseconds since 1970. */
  readonly nowIn: (world: string) => number;
  /** Everyone writes anywhere. */
  readonly openRules: boolean | undefined;
  /** Custom tokens without a signature count. */
  readonly unsignedTokens: boolean | undefined;
  /** Receives each kind of bad input once an address. */
  readonly log: ((text: string) => void) | undefined;
}

/** The realtime service with the product's own rules; a world's namespace keeps the world's time. */
export function realtimeOf({
  tokenKey = randomBytes(32).toString("base64url"),
  nowIn,
  openRules = false,
  unsignedTokens = false,
  log,
}: RealtimeSetup): Realtime {
  return createRealtime({
    rules,
    openRules,
    unsignedTokens,
    ...(log === undefined ? {} : { log }),
    secret: tokenKey,
    maxNamespaces: 12_000,
    clock: (namespace) => {
      const world = namespace.startsWith(namespacePrefix) ? namespace.slice(namespacePrefix.length) : "";
      return isWorldName(world) ? nowIn(world) : Date.now();
    },
  });
}
