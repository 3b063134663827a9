import rules from "@palier/firebase-kit/database.rules.json" with { type: "json" };
import { createRealtime, namespacePrefix, type Realtime } from "../realtime/realtime.ts";
import { isWorldName } from "../worlds/world-name.ts";

/**
 * The realtime service with the product's own rules. A world's namespace keeps the world's time (T02); tokens are signed
 * by the seed, so that a page stays signed in while a developer's server starts again.
 */
export function realtimeOf(seed: string | undefined, nowIn: (world: string) => number): Realtime {
  return createRealtime({
    rules,
    secret: `palier ${seed ?? ""}`,
    maxNamespaces: 12_000,
    clock: (namespace) => {
      const world = namespace.startsWith(namespacePrefix) ? namespace.slice(namespacePrefix.length) : "";
      return isWorldName(world) ? nowIn(world) : Date.now();
    },
  });
}
