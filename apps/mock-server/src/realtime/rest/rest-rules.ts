import type { CoreRequest } from "../../core/exchange.ts";
import type { Json } from "../json.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { RuleBook } from "../rules/rule-book.ts";
import { WireRefusal } from "../wire-refusal.ts";
import { restBody } from "./rest-body.ts";

/** Where Firebase keeps a database's rules. */
export const rulesPath = "/.settings/rules.json";

/**
 * Reads the rules in force (`GET`) or puts others in force for this namespace (`PUT`), as a deployment does. For the
 * database's owner alone. Throws a {@link WireRefusal}, which leaves the former rules, for rules that have a fault.
 */
export async function restRules(
  request: CoreRequest,
  database: RealtimeDatabase,
  isOwner: boolean,
): Promise<Json> {
  if (!isOwner) throw new WireRefusal("permission_denied", "Permission denied");
  // `format=strict` is without comments, which are never kept here. A trial (`dryRun`) must not be taken for a deployment.
  for (const [name, value] of new URLSearchParams(request.query))
    if (name !== "ns" && !(name === "format" && value === "strict"))
      throw new WireRefusal("invalid_query", `the query parameter '${name}' is not understood here`);
  if (request.method === "GET") return database.rulesFile;
  if (request.method !== "PUT") throw new WireRefusal("invalid_request", `no ${request.method} here`);
  database.putRules(rulesOf(await restBody(request)));
  return { status: "ok" };
}

function rulesOf(file: unknown): RuleBook {
  try {
    return new RuleBook(file);
  } catch (error) {
    throw new WireRefusal("invalid_data", error instanceof Error ? error.message : String(error));
  }
}
