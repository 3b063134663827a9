import { leaseRules } from "./lease-rules.ts";
import { lockRules } from "./lock-rules.ts";
import { takeoverRules } from "./takeover-rules.ts";

/**
 * The content of `database.rules.json` for these lock areas. Nothing can be read or written but locks, their
 * leases and takeover requests; `revoked/<uid>` is the backend's alone.
 */
export const databaseRules = (areas: readonly string[]) => ({
  rules: {
    ".read": false,
    ".write": false,
    locks: { $area: lockRules(areas) },
    leases: { $area: leaseRules(areas) },
    takeovers: { $area: takeoverRules(areas) },
  },
});
