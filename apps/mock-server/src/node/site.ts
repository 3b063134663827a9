import type { MockApp } from "../app.ts";
import { apiHeaders } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer } from "../core/refusal.ts";

/** What the server answers beside the API: its state, the reference and the web app. */
export function siteOf(
  app: MockApp,
  _web: string | undefined,
): (request: CoreRequest) => Eventually<CoreAnswer> {
  return ({ path }) =>
    path === "/__mock" ? health(app) : problemAnswer("not-found", { detail: problemDetails.noPath });
}

function health({ ground }: MockApp): CoreAnswer {
  const counts = Object.fromEntries([...ground.tables].map(([name, table]) => [name, table.count]));
  const body = JSON.stringify({ ok: true, seed: ground.seed, now: ground.now, counts });
  return { status: 200, headers: { ...apiHeaders, "content-type": "application/json; charset=utf-8" }, body };
}
