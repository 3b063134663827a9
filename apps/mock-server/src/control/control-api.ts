import { check, parseBracketQuery } from "@palier/contract";
import { controlContract as routes, type WorldSnapshot } from "@palier/contract/control";
import { isRecord } from "@palier/firebase-kit/rules";
import { emptyAnswer, jsonText, withHeaders } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import { readJson } from "../core/json-body.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { invalid, problemAnswer, problemOf, refuse } from "../core/refusal.ts";
import { bringUpToDate } from "../world/bring-up-to-date.ts";
import { AnsweredRefusal } from "../worlds/answered-refusal.ts";
import type { Grounds } from "../worlds/grounds.ts";
import { nearest } from "../worlds/nearest.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { clockHandlers } from "./clock.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { faultHandlers } from "./faults.ts";
import type { Handled } from "./handled.ts";
import { journalHandlers } from "./journal.ts";
import { openWorld } from "./open-world.ts";
import { playHandlers } from "./play.ts";
import { pushHandlers } from "./push.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { realtimeHandlers } from "./realtime.ts";
import { recordHandlers } from "./records.ts";
import { restoreHost } from "./restore-host.ts";
import { snapshotHandlers } from "./snapshots.ts";
import { checkedRows, worldHandlers } from "./worlds.ts";

/** In bytes. */
const mostSaved = 64_000_000;

interface Found {
  readonly handled: Handled;
  readonly params: Readonly<Record<string, string>>;
}

/** What tests do to worlds from outside. Its adapter authenticates. */
export class ControlApi {
  readonly #worlds: Worlds;
  readonly #grounds: Grounds;
  readonly #handled: readonly Handled[];

  constructor(worlds: Worlds, grounds: Grounds) {
    this.#worlds = worlds;
    this.#grounds = grounds;
    this.#handled = [
      ...worldHandlers(worlds, grounds),
      ...recordHandlers(worlds),
      ...faultHandlers(worlds),
      ...journalHandlers(worlds),
      ...snapshotHandlers(worlds, grounds),
      ...clockHandlers(worlds),
      ...realtimeHandlers(worlds),
      ...pushHandlers(worlds),
      ...playHandlers(worlds),
    ];
  }

  serves(path: string): boolean {
    return path === "/__mock/worlds" || path.startsWith("/__mock/worlds/");
  }

  /** Rejects only if the request body breaks off. */
  async answer(request: CoreRequest): Promise<CoreAnswer> {
    try {
      return openWorld(this.#worlds, request) ?? (await this.#served(request));
    } catch (error) {
      return error instanceof AnsweredRefusal ? error.answer : problemOf(error);
    }
  }

  /** Runs what became due. Throws a Refusal. */
  restore(name: string, saved: unknown): WorldSnapshot {
    const snapshot = this.put(name, saved);
    bringUpToDate(this.#worlds.of(name).world);
    return snapshot;
  }

  /** The first call runs what became due. */
  put(name: string, saved: unknown): WorldSnapshot {
    const snapshot = readSnapshot(isRecord(saved) ? saved : {});
    const host = this.#worlds.of(name);
    restoreHost(host, snapshot, this.#grounds.of(snapshot.seed, checkedRows(snapshot.rows)));
    return snapshot;
  }

  async #served(request: CoreRequest): Promise<CoreAnswer> {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const found = this.#at(request.path);
    const here = found.find(({ handled }) => handled.route.method === method);
    if (here === undefined) return this.#nothingHere(request, found);
    const { route, serve } = here.handled;
    const query = parseBracketQuery(request.query);
    if (query === undefined) throw refuse("malformed", { detail: problemDetails.badQuery });
    const asked = check(route.query, query);
    if (!asked.ok) throw refuse("invalid-query", { errors: asked.errors.map((each) => ({ ...each })) });
    const body =
      method === "GET"
        ? undefined
        : (await readJson(request, route === routes.restore ? mostSaved : undefined)).value;
    const sent = check(route.body, body ?? (route.body.safeParse(undefined).success ? undefined : {}));
    if (!sent.ok) throw invalid(sent.errors);
    const value = await serve(query, body ?? (sent.value === undefined ? undefined : {}), here.params);
    return jsonText(route.status, JSON.stringify(value));
  }

  #at(path: string): Found[] {
    const asked = path.split("/");
    return this.#handled.flatMap((handled) => {
      const params = paramsOf(handled.route.template, asked);
      const fit = Object.entries(params ?? {}).every(
        ([name, value]) => handled.route.params[name]?.safeParse(value).success,
      );
      return params === undefined || !fit ? [] : [{ handled, params }];
    });
  }

  #nothingHere({ method, path }: CoreRequest, found: readonly Found[]): CoreAnswer {
    if (found.length > 0) {
      const methods = found.flatMap(({ handled: { route } }) =>
        route.method === "GET" ? ["GET", "HEAD"] : route.method,
      );
      const allow = [...methods, "OPTIONS"].join(", ");
      if (method === "OPTIONS") return emptyAnswer(204, { allow });
      const detail = problemDetails.method(allow);
      return withHeaders(problemAnswer("method-not-allowed", { detail }), { allow });
    }
    const operations = this.#handled.map(({ route }) => `${route.method} ${route.template}`);
    const detail = texts.noOperation(method, path.slice(0, 200));
    return problemAnswer("not-found", { detail, allowed: nearest(`${method} ${path}`, operations, 6) });
  }
}

function paramsOf(template: string, asked: readonly string[]): Record<string, string> | undefined {
  const segments = template.split("/");
  if (segments.length !== asked.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const value = asked[at] ?? "";
    if (!segment.startsWith("{")) {
      if (segment !== value) return undefined;
      continue;
    }
    try {
      params[segment.slice(1, -1)] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return params;
}
