import { randomBytes } from "node:crypto";
import rules from "@palier/firebase-kit/rules/database.rules.json" with { type: "json" };
import type { Log } from "../core/log-event.ts";
import { createRealtime, namespacePrefix, type Realtime } from "../realtime/realtime.ts";
import { tellTakeover } from "../worlds/told-takeover.ts";
import { isWorldName } from "../worlds/world-name.ts";

interface RealtimeSetup {
  /** Defaults to a random key. */
  readonly tokenKey: string | undefined;
  /** Epoch ms (T02). */
  readonly nowIn: (world: string) => number;
  readonly openRules: boolean | undefined;
  readonly unsignedTokens: boolean | undefined;
  readonly log: ((text: string) => void) | undefined;
  readonly events: Log | undefined;
}

/** With the product's rules. */
export function realtimeOf({
  tokenKey = randomBytes(32).toString("base64url"),
  nowIn,
  openRules = false,
  unsignedTokens = false,
  log,
  events,
}: RealtimeSetup): Realtime {
  return createRealtime({
    rules,
    openRules,
    unsignedTokens,
    ...(log === undefined ? {} : { log }),
    ...(events === undefined
      ? {}
      : { onEntryWrite: (_namespace, path, before, after) => tellTakeover(events, path, before, after) }),
    secret: tokenKey,
    maxNamespaces: 12_000,
    clock: (namespace) => {
      const world = namespace.startsWith(namespacePrefix) ? namespace.slice(namespacePrefix.length) : "";
      return isWorldName(world) ? nowIn(world) : Date.now();
    },
  });
}
