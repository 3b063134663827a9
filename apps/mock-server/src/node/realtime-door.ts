import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { apiHeaders } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { refuseUpgrade } from "../realtime/socket/socket-hub.ts";
import type { Emulators } from "./realtime-settings.ts";

/** Return whether a call was theirs. */
export type RealtimeDoor = Pick<Realtime, "handle" | "upgrade">;

const signInPath = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;

/** 503 for what an emulator replaces: with two databases, two admins could hold one record. */
export function realtimeDoor(realtime: Realtime, { database, auth }: Emulators): RealtimeDoor {
  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
      const [path] = (request.url ?? "").split("?");
      if (database === undefined || path !== "/.ws") return realtime.upgrade(request, socket, head);
      refuseUpgrade(socket, 503, elsewhere("database", database));
      return true;
    },
    handle: (request: CoreRequest, isLocalProgram: boolean): Eventually<CoreAnswer> | undefined => {
      if (auth !== undefined && signInPath.test(request.path)) return closed("auth", auth);
      if (database !== undefined && isDatabasePath(request)) return closed("database", database);
      return realtime.handle(request, isLocalProgram);
    },
  };
}

const isDatabasePath = ({ path, query }: CoreRequest): boolean =>
  path === "/.lp" || (path.endsWith(".json") && new URLSearchParams(query).has("ns"));

const elsewhere = (what: "database" | "auth", host: string): string =>
  `the embedded ${what} service is off: FIREBASE_${what.toUpperCase()}_EMULATOR_HOST names ${host}`;

const closed = (what: "database" | "auth", host: string): CoreAnswer => ({
  status: 503,
  // From any origin, like Google's.
  headers: { ...apiHeaders, "content-type": "text/plain; charset=utf-8", "access-control-allow-origin": "*" },
  body: elsewhere(what, host),
});
