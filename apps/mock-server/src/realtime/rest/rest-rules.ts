import type { CoreRequest } from "../../core/exchange.ts";
import type { Json } from "../json.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { RuleBook } from "../rules/rule-book.ts";
import { WireRefusal } from "../wire-refusal.ts";
import { restBody } from "./rest-body.ts";

export const rulesPath = "/.settings/rules.json";

/** Owner only. Throws a {@link WireRefusal} for faulty rules and keeps the former. */
export async function restRules(
  request: CoreRequest,
  database: RealtimeDatabase,
  isOwner: boolean,
): Promise<Json> {
  if (!isOwner) throw new WireRefusal("permission_denied", "Permission denied");
  // `format=strict` omits comments, which are never kept. `dryRun` is refused, as it must not deploy.
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
