import type { RouteEntry } from "@palier/contract";
import { readCookie, sessionCookie } from "../core/cookies.ts";
import type { AnswerBody, CoreAnswer, CoreRequest } from "../core/exchange.ts";
import { maxBodyLength } from "../core/json-body.ts";
import type { Strike } from "../faults/faults.ts";
import { struckCall } from "../faults/strike-call.ts";
import type { Around } from "../world/around.ts";
import { PlayRequest } from "./play-request.ts";
import type { Stage } from "./stage.ts";
import { TappedRequest } from "./tapped-request.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What stands around each call of a world: its faults strike it, its journal writes it down. */
export function observedCalls(stage: Stage, base: string): Around {
  return (request, route, next) => {
    const start = performance.now();
    const path = request.path.slice(base.length);
    const admin = stage.world.sessions.find(readCookie(request.header("cookie"), sessionCookie))?.adminId;
    const note = (answer: CoreAnswer, sent: Uint8Array | undefined, strikes: readonly Strike[]) =>
      write(stage, { request, route, path, admin, start, answer, sent, strikes });
    const played = request instanceof PlayRequest;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && (played || (stage.faults.size === 0 && stage.latency === undefined))) {
      const answer = next();
      return answer instanceof Promise
        ? answer.then((done) => note(done, undefined, none))
        : note(answer, undefined, none);
    }
    return observed();

    async function observed(): Promise<CoreAnswer> {
      // What announces that it is too long is refused unread; waiting for it would be waiting for ever.
      const isUnread = isRead || Number(request.header("content-length") ?? 0) > maxBodyLength;
      const sent = isUnread ? undefined : await request.body(maxBodyLength);
      const through = isUnread ? request : new TappedRequest(request, sent);
      const strikes = played ? none : stage.strike({ request, path, route, body: sent });
      const answer =
        strikes.length === 0 ? await next(through) : await struckCall(strikes, () => next(through));
      return note(answer, sent, strikes);
    }
  };
}

const none: readonly Strike[] = [];
const noFaults: readonly string[] = [];

interface Observed {
  readonly request: CoreRequest;
  readonly route: RouteEntry | undefined;
  readonly path: string;
  readonly admin: number | undefined;
  readonly start: number;
  readonly answer: CoreAnswer;
  readonly sent: Uint8Array | undefined;
  readonly strikes: readonly Strike[];
}

/** Writes a call down; gives its answer, whose stream the journal then listens to. */
function write(stage: Stage, observed: Observed): CoreAnswer {
  const { request, route, answer, sent, strikes } = observed;
  const isStream = typeof answer.body === "object" && !(answer.body instanceof Uint8Array);
  const add = stage.journal.note({
    at: stage.world.clock.now(),
    method: request.method,
    path: observed.path,
    query: request.query,
    route: route?.name ?? null,
    status: answer.status,
    ms: performance.now() - observed.start,
    admin: observed.admin,
    played: request instanceof PlayRequest,
    faults: strikes.length === 0 ? noFaults : strikes.map(({ id }) => id),
    request: sent === undefined || sent.length === 0 ? undefined : sent,
    answer: kept(answer.body),
    contentType: answer.headers["content-type"] ?? "",
  });
  return isStream ? { ...answer, body: heard(answer.body, add) } : answer;
}

const kept = (body: AnswerBody): string | Uint8Array | undefined =>
  typeof body === "string" || body instanceof Uint8Array ? body : undefined;

const mostHeard = 32_768;

/** Passes a stream on, and tells its beginning and its length once it ends, or once its reader leaves. */
async function* heard(
  body: AnswerBody,
  tell: (start: Uint8Array, bytes: number) => void,
): AsyncGenerator<Bytes> {
  if (typeof body !== "object" || body instanceof Uint8Array) return;
  const start = new Uint8Array(mostHeard);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      if (bytes < mostHeard) start.set(chunk.subarray(0, mostHeard - bytes), bytes);
      bytes += chunk.length;
      yield chunk;
    }
  } finally {
    tell(start.subarray(0, Math.min(bytes, mostHeard)), bytes);
  }
}
