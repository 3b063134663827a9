import { emptyAnswer, withHeaders } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";

/**
 * Lets pages of one other origin call the API with cookies (`--allow-origin`), as docs/real-backend.md asks of a backend:
 * each answer below `/api` names it, and lets it show proofs and photos in frames. Without an origin nothing changes.
 */
export function allowingOrigin<Rest extends readonly unknown[], Request extends CoreRequest>(
  origin: string | undefined,
  serves: (path: string) => boolean,
  answerOf: (request: Request, ...rest: Rest) => Eventually<CoreAnswer> | undefined,
): typeof answerOf {
  if (origin === undefined) return answerOf;
  return (request, ...rest) => {
    if (!serves(request.path)) return answerOf(request, ...rest);
    const isPreflight = request.method === "OPTIONS" && request.header("origin") !== undefined;
    const answer = isPreflight ? emptyAnswer(204) : answerOf(request, ...rest);
    if (answer === undefined) return undefined;
    return answer instanceof Promise
      ? answer.then((done) => allowing(origin, done))
      : allowing(origin, answer);
  };
}

function allowing(origin: string, answer: CoreAnswer): CoreAnswer {
  const { "content-security-policy": policy, "cross-origin-resource-policy": shared } = answer.headers;
  return withHeaders(answer, {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-headers": "content-type, x-csrf-token, idempotency-key",
    "access-control-expose-headers": "content-disposition, x-request-id",
    "access-control-max-age": "600",
    vary: "origin",
    ...(policy && { "content-security-policy": policy.replace("frame-ancestors 'self'", `$& ${origin}`) }),
    ...(shared && { "cross-origin-resource-policy": "same-site" }),
  });
}
