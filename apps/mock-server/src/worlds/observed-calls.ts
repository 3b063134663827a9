import { type RouteEntry, usualBody } from "@palier/contract";
import { cookiesHere, sessionCookie } from "../core/cookies.ts";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import type { FaultedCall } from "../faults/fault-match.ts";
import type { Strike } from "../faults/faults.ts";
import { struckCall } from "../faults/strike-call.ts";
import type { CallNote, Journal } from "../journal/journal.ts";
import type { Around } from "../world/around.ts";
import type { World } from "../world/world.ts";
import { PlayRequest } from "./play-request.ts";
import { TappedRequest } from "./tapped-request.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const none: readonly Strike[] = [];
const noFaults: readonly string[] = [];

export interface ObservedWorld {
  readonly world: World;
  readonly journal: Journal;
  /** No call can be struck if false. */
  readonly mayStrike: boolean;
  strike(call: FaultedCall): readonly Strike[];
}

/** Applies faults, then records the call. */
export function observedCalls(host: ObservedWorld, base: string): Around {
  return (request, route, next) => {
    const call = new ObservedCall(host, base, request, route);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || (!call.played && host.mayStrike)) return call.struck(next, isRead);
    const answer = next();
    return answer instanceof Promise
      ? answer.then((done) => call.noted(done, undefined, none))
      : call.noted(answer, undefined, none);
  };
}

/** Besides its journal line the only allocation on the hot path. */
class ObservedCall {
  readonly played: boolean;
  readonly #host: ObservedWorld;
  readonly #request: CoreRequest;
  readonly #route: RouteEntry | undefined;
  readonly #path: string;
  /** On arrival. */
  readonly #admin: number | undefined;
  readonly #start = performance.now();

  constructor(host: ObservedWorld, base: string, request: CoreRequest, route: RouteEntry | undefined) {
    this.#host = host;
    this.#request = request;
    this.#route = route;
    this.#path = request.path.slice(base.length);
    this.#admin = host.world.sessions.find(cookiesHere(request, sessionCookie).next().value)?.adminId;
    this.played = request instanceof PlayRequest;
  }

  async struck(next: Parameters<Around>[2], isRead: boolean): Promise<CoreAnswer> {
    // An announced oversized body is refused unread.
    const limit = this.#route?.meta.maxBody ?? usualBody;
    const isTooLong = Number(this.#request.header("content-length") ?? 0) > limit;
    const sent = isRead || isTooLong ? undefined : await this.#request.body(limit);
    const through = isRead ? this.#request : new TappedRequest(this.#request, sent);
    const strikes = this.played
      ? none
      : this.#host.strike({ request: this.#request, path: this.#path, route: this.#route, body: sent });
    const answer =
      strikes.length === 0 ? await next(through) : await struckCall(strikes, () => next(through));
    return this.noted(answer, sent, strikes);
  }

  /** Returns the answer, with a stream tapped for the journal. */
  noted(answer: CoreAnswer, sent: Uint8Array | undefined, strikes: readonly Strike[]): CoreAnswer {
    const { journal, world } = this.#host;
    // Closed meanwhile: its journal is gone.
    if (world.isGone) return answer;
    const { body } = answer;
    const isWhole = typeof body === "string" || body instanceof Uint8Array;
    const call: CallNote = {
      at: world.clock.now(),
      method: this.#request.method,
      path: this.#path,
      query: this.#request.query,
      route: this.#route?.name ?? null,
      status: answer.status,
      ms: performance.now() - this.#start,
      admin: this.#admin,
      played: this.played,
      faults: strikes.length === 0 ? noFaults : strikes.map(({ id }) => id),
      contentType: answer.headers["content-type"] ?? "",
    };
    const id = journal.note(call, sent?.length === 0 ? undefined : sent, isWhole ? body : undefined);
    if (body === undefined || isWhole) return answer;
    return { ...answer, body: heard(body, (start, bytes) => journal.hear(id, start, bytes)) };
  }
}

const mostHeard = 32_768;

/** Reports start and length, even if the reader leaves. */
async function* heard(
  body: AsyncIterable<Bytes>,
  tell: (start: Uint8Array, bytes: number) => void,
): AsyncGenerator<Bytes> {
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
