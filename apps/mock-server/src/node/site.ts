import manifest from "../../package.json" with { type: "json" };
import type { MockApp } from "../app.ts";
import { jsonText } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer, problemOf } from "../core/refusal.ts";
import { namespaceOf, type Realtime } from "../realtime/realtime.ts";
import { askedWorld, isWorldName } from "../worlds/world-name.ts";
import { worldTexts } from "../worlds/worlds.texts.ts";
import { referenceOf } from "./reference.ts";
import { staticFiles } from "./static-files.ts";

/** What the server answers beside the API: its state at `/__mock`, the contract's OpenAPI, and the web app. */
export function siteOf(
  app: MockApp,
  realtime: Realtime,
  web: string | undefined,
): (request: CoreRequest) => Eventually<CoreAnswer> {
  const files = web === undefined ? undefined : staticFiles(web);
  const reference = referenceOf(app.base);
  return (request) => {
    if (request.path === "/__mock/firebase.json") return firebaseSettings(realtime, request);
    if (request.path === "/__mock" || request.path === "/__mock/") return health(app);
    const read = reference(request.path);
    if (read !== undefined) return read;
    if (files !== undefined) return files(request).catch(problemOf);
    return problemAnswer("not-found", { detail: problemDetails.noPath });
  };
}

/** Where a page of the request's world finds the realtime service; the shared secret is not in it. */
function firebaseSettings(realtime: Realtime, request: CoreRequest): CoreAnswer {
  const world = askedWorld(request);
  if (!isWorldName(world)) return problemAnswer("malformed", { detail: worldTexts.badName(world) });
  const origin = `${request.secure ? "https" : "http"}://${request.header("host") ?? "localhost"}`;
  return jsonText(200, JSON.stringify(realtime.settings(namespaceOf(world), origin)));
}

function health({ ground }: MockApp): CoreAnswer {
  const counts = Object.fromEntries([...ground.tables].map(([name, table]) => [name, table.count]));
  return jsonText(
    200,
    JSON.stringify({ ok: true, version: manifest.version, seed: ground.seed, now: ground.now, counts }),
  );
}
