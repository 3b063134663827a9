import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accountAdmin } from "@palier/contract";
import manifest from "../../package.json" with { type: "json" };
import type { MockApp } from "../app.ts";
import { jsonText } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { originOf } from "../core/origin.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer } from "../core/refusal.ts";
import { probeName } from "../data/data-folder.ts";
import { askedWorld, isWorldName } from "../worlds/world-name.ts";
import { worldTexts } from "../worlds/worlds.texts.ts";
import { ownPages } from "./own-pages.ts";

/** Signs in as any admin: guarded like the control API. */
export const firebaseSettingsPath = "/__mock/firebase.json";

/** Everything besides the API and the web app's files: `/__mock`, OpenAPI. Undefined for another path. */
export function siteOf(
  app: MockApp,
  web: string | undefined,
  hasControl: boolean,
  data: string | undefined,
): (request: CoreRequest) => Eventually<CoreAnswer> | undefined {
  const own = ownPages(app, hasControl);
  return (request) => {
    if (request.path === "/health") return jsonText(200, JSON.stringify({ status: "up" }));
    if (request.path === "/ready") return readiness(web, data);
    if (request.path === firebaseSettingsPath) return firebaseSettings(app, request);
    const shown = own(request);
    if (shown !== undefined) return shown;
    return request.path === "/__mock" || request.path === "/__mock/" ? health(app) : undefined;
  };
}

/** An SDK's settings, as admin `?admin=<email>` or the first one. */
function firebaseSettings(app: MockApp, request: CoreRequest): CoreAnswer {
  const name = askedWorld(request);
  if (!isWorldName(name)) return problemAnswer("malformed", { detail: worldTexts.badName(name) });
  const world = app.world(name);
  const email = new URLSearchParams(request.query).get("admin")?.toLowerCase();
  const column = email === undefined ? undefined : [{ column: "email", op: "eq", value: email } as const];
  const admin = world.table(accountAdmin).first(column === undefined ? {} : { where: column });
  const settings = admin?.enabled === true ? world.realtimeSettings?.(originOf(request), admin) : undefined;
  if (settings === undefined) return problemAnswer("not-found", { detail: problemDetails.noPath });
  return jsonText(200, JSON.stringify({ ...settings, namespace: settings.apiKey }));
}

/** 503 during a build, and while the disk keeps nothing. */
function readiness(web: string | undefined, data: string | undefined): CoreAnswer {
  const isBuilt = web === undefined || existsSync(join(web, "index.html"));
  const status = !isBuilt ? "no web app" : data !== undefined && !takesWrites(data) ? "disk" : "ready";
  return jsonText(status === "ready" ? 200 : 503, JSON.stringify({ status }));
}

/** Says no a little before an admin's write meets a full disk. */
function takesWrites(folder: string): boolean {
  const probe = join(folder, probeName);
  try {
    writeFileSync(probe, Buffer.alloc(65_536, 1), { mode: 0o600, flush: true });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}

function health({ ground }: MockApp): CoreAnswer {
  const counts = Object.fromEntries([...ground.tables].map(([name, table]) => [name, table.count]));
  return jsonText(
    200,
    JSON.stringify({ ok: true, version: manifest.version, seed: ground.seed, now: ground.now, counts }),
  );
}
