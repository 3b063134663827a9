/** The database's rules, and what all who use the database share: times, paths, and whose an entry is. */
export { databaseRules } from "./database-rules.ts";
export { type AdminIdentity, isNamed, type Named, namedIn } from "./identity.ts";
export { isRecord } from "./json.ts";
export { leasePath, lockPath, takeoverPath } from "./paths.ts";
export { answerTime, askLifetime, graceTime, leaseTime, renewalGap } from "./times.ts";
