import { maxIdempotencyKeyLength } from "@palier/contract";
import { jsonText } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { Call, Serve } from "./call.ts";
import { sameBody } from "./same-body.ts";

/**
 * Per `Idempotency-Key` (A05): the same key, admin, path and body get the first answer again; another body
 * 409. Refusals are not kept.
 */
export function once(call: Call, value: unknown, serve: Serve): CoreAnswer {
  const { request, route, world, admin } = call;
  const sent = request.header("idempotency-key");
  if (route.meta.idempotent !== true || sent === undefined || sent === "") return serve(call);
  if (sent.length > maxIdempotencyKeyLength) {
    throw refuse("malformed", { detail: problemDetails.keyTooLong(maxIdempotencyKeyLength) });
  }
  const key = `${admin?.id ?? 0} ${sent} ${request.path}`;
  const body = sameBody(value);
  const first = world.idempotency.find(key, body);
  if (first === "reused") throw refuse("conflict", { detail: problemDetails.keyReused });
  if (first !== undefined) return jsonText(first.status, first.answer);
  const answer = serve(call);
  if (answer.status < 300 && typeof answer.body === "string") {
    world.idempotency.keep({ key, body, status: answer.status, answer: answer.body });
  }
  return answer;
}
