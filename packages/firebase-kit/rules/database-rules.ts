import { changeRules } from "./change-rules.ts";
import { leaseRules } from "./lease-rules.ts";
import { lockRules } from "./lock-rules.ts";
import { takeoverRules } from "./takeover-rules.ts";
import { viewerRules } from "./viewer-rules.ts";

/**
 * Content of `database.rules.json`. Clients may write only locks, leases, takeover requests and viewers, and
 * read only those and changes. The backend writes `changes` and `revoked/<uid>`.
 * @example databaseRules(lockAreas, changeAreas)
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
