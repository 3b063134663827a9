import { changeRules } from "./change-rules.ts";
import { leaseRules } from "./lease-rules.ts";
import { lockRules } from "./lock-rules.ts";
import { takeoverRules } from "./takeover-rules.ts";
import { viewerRules } from "./viewer-rules.ts";

/**
 * The content of `database.rules.json` for the areas that have locks, and those whose changes the backend announces.
 * Nothing can be written but locks, their leases, takeover requests and who looks, and nothing read but these and changes; `changes`
 * and `revoked/<uid>` are the backend's to write.
 */
export const databaseRules = (locks: readonly string[], changes: readonly string[] = []) => ({
  rules: {
    ".read": false,
    ".write": false,
    locks: { $area: lockRules(locks) },
    leases: { $area: leaseRules(locks) },
    takeovers: { $area: takeoverRules(locks) },
    viewers: { $area: viewerRules(locks) },
    changes: { $area: changeRules(changes) },
  },
});
