import { randomBytes } from "node:crypto";
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { createRealtime, namespacePrefix, type Realtime } from "../realtime/realtime.ts";
import { isWorldName } from "../worlds/world-name.ts";

interface RealtimeSetup {
  /** Signs tokens. Defaults to a random key of this process. */
  readonly tokenKey: string | undefined;
  /** A world's time (T02) in epoch ms. */
  readonly nowIn: (world: string) => number;
  /** Disables the rules. */
  readonly openRules: boolean | undefined;
  /** Accepts unsigned custom tokens. */
  readonly unsignedTokens: boolean | undefined;
  /** Receives each kind of bad input once per address. */
  readonly log: ((text: string) => void) | undefined;
}

/** The realtime service with the product's rules; each namespace follows its world's clock. */
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
