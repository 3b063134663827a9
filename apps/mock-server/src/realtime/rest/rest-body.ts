import type { CoreRequest } from "../../core/exchange.ts";
import { parsedJson } from "../json.ts";
import { maxWrite } from "../max-write.ts";
import { WireRefusal } from "../wire-refusal.ts";

/** Throws a {@link WireRefusal} with Google's message. */
export async function restBody(request: CoreRequest): Promise<unknown> {
  const bytes = await request.body(maxWrite);
  if (bytes === undefined) {
    const why = "Data to write exceeds the maximum size that can be modified with a single request.";
    throw new WireRefusal("too_big", why);
  }
  const value = parsedJson(Buffer.from(bytes).toString());
  if (value === undefined)
    throw new WireRefusal("invalid_data", "Invalid data; couldn't parse JSON object, array, or value.");
  return value;
}
