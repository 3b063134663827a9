import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { MockApp, type MockOptions } from "./app.ts";
import type { CoreAnswer, Eventually } from "./core/exchange.ts";
import { problemDetails } from "./core/problem.texts.ts";
import { problemAnswer } from "./core/refusal.ts";
import { Keeper } from "./data/keeper.ts";
import { allowingOrigin } from "./node/allowed-origin.ts";
import { answerClientError } from "./node/client-error.ts";
import { frontDoor } from "./node/front-door.ts";
import { type ControlAccess, controlGuard, hostGuard, offersControl } from "./node/guards.ts";
import { NodeRequest } from "./node/node-request.ts";
import { setRealtimeAccess } from "./node/realtime-access.ts";
import { RealtimeBoard } from "./node/realtime-board.ts";
import { realtimeDoor } from "./node/realtime-door.ts";
import { realtimeOf } from "./node/realtime-of.ts";
import {
  type Emulators,
  emulatorsOf,
  type RealtimeSignIn,
  realtimeSettings,
} from "./node/realtime-settings.ts";
import { send, usualPatience } from "./node/send.ts";
import { siteOf } from "./node/site.ts";
import { staticFiles } from "./node/static-files.ts";
import { namespaceOf, type Realtime } from "./realtime/realtime.ts";
import { refuseUpgrade } from "./realtime/socket/socket-hub.ts";
import { defaultWorld } from "./worlds/world-name.ts";

export interface ServerOptions extends Omit<MockOptions, "boardOf" | "watcher">, ControlAccess {
  /** 0 picks a free one. */
  readonly port?: number;
  /** Defaults to loopback: anyone who reaches the server can change its data. */
  readonly host?: string;
  /** Folder of a built web app, served at `/`. */
  readonly web?: string;
  /** How pages sign in to the realtime service; defaults to `custom-token`. */
  readonly realtimeSignIn?: RealtimeSignIn;
  /** No realtime rules, for protocol tests only. */
  readonly openRules?: boolean;
  /** Accepts unsigned custom tokens, as `firebase-admin` sends. */
  readonly unsignedTokens?: boolean;
  /** Signs realtime tokens; defaults to a random key, with which they end with the server. */
  readonly tokenKey?: string;
  /** Folder that keeps worlds across restarts (T09); defaults to memory. */
  readonly data?: string;
  /**
   * Ms after which a client that stalls while sending or reading is disconnected (at the latest after twice
   * that); defaults to two minutes.
   */
  readonly patience?: number;
  /** Receives realtime refusals, once per kind and address; defaults to none. */
  readonly log?: (text: string) => void;
  /** Another origin (`https://palier.example.fr`) whose pages may call the API with cookies. */
  readonly allowOrigin?: string;
  /** Firebase emulators instead of the embedded services; defaults to the environment's. */
  readonly emulators?: Emulators;
}

const limitsOf = (patience: number) => ({
  requestTimeout: patience,
  headersTimeout: patience,
  connectionsCheckingInterval: Math.min(30_000, Math.ceil(patience / 2)),
});

export interface MockServer {
  readonly app: MockApp;
  /** Of all worlds, on the same port. */
  readonly realtime: Realtime;
  readonly server: Server;
  readonly hasControl: boolean;
  /** Worlds found in the data folder; undefined without one. */
  readonly kept: number | undefined;
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves on one port: the API, Firebase's realtime service, the control API under `/__mock`, and
 * what {@link siteOf} serves.
 *
 * @example const { url, close } = await startServer({ port: 0, seed: "1", rows: { building: 1000 } });
 */
export async function startServer(options: ServerOptions = {}): Promise<MockServer> {
  const host = options.host ?? "127.0.0.1";
  const hasControl = offersControl(host, options);
  const realtime: Realtime = realtimeOf({
    tokenKey: options.tokenKey,
    nowIn: (name) => app.world(hasControl ? name : defaultWorld).clock.now(),
    openRules: options.openRules,
    unsignedTokens: options.unsignedTokens,
    log: options.log,
    events: options.events,
  });
  const signIn = options.realtimeSignIn ?? "custom-token";
  const emulators = options.emulators ?? emulatorsOf(process.env);
  const door = realtimeDoor(realtime, emulators);
  const keeper = await keeperOf(options);
  const app: MockApp = new MockApp({
    ...options,
    ...keeper?.options,
    boardOf: (world) => new RealtimeBoard(realtime, world),
    prepare: (world) => {
      options.prepare?.(world);
      world.tell = options.events;
      world.realtimeSettings = (origin, admin) =>
        realtimeSettings(realtime, world.name, { origin, admin, signIn }, emulators);
      world.setRealtimeAccess = (admin, isAdmitted) =>
        setRealtimeAccess(realtime, namespaceOf(world.name), admin, isAdmitted);
    },
  });
  const site = siteOf(app, options.web, hasControl, options.data);
  const guard = controlGuard(host, options);
  const strangeHost = hostGuard(host, options.controlHost);
  const answerOf = allowingOrigin(
    options.allowOrigin,
    (path) => app.serves(path),
    frontDoor({ app, hasControl, realtime: door, site, strangeHost, guard }),
  );
  const kept = keeper?.load(app);
  const patience = options.patience ?? usualPatience;
  const hosts = Object.values(emulators).filter((each) => each !== undefined);
  const files =
    options.web === undefined ? undefined : staticFiles({ folder: options.web, emulators: hosts, patience });
  // With a keeper, answers wait for the disk.
  const answered = (request: NodeRequest, incoming: IncomingMessage) => {
    const serve = () => answerOf(request, incoming);
    if (keeper === undefined) return serve();
    const answer = keeper.answer(request, serve);
    return answer !== undefined && app.serves(request.path) ? app.told(request, answer) : answer;
  };
  const server = serverOf({ answerOf: answered, files, patience });
  server.on("upgrade", (request, socket, head) => {
    if (strangeHost(request) !== undefined)
      refuseUpgrade(socket, 403, "this server does not go by the name in the Host header");
    else if (!door.upgrade(request, socket, head))
      refuseUpgrade(socket, 404, `no WebSocket here: ${socketPath} has one`);
  });
  await listening(server, options.port ?? 0, host).catch((error: unknown) => {
    keeper?.close();
    throw error;
  });
  const sweeping = setInterval(() => app.worlds.sweep(), sweepEvery);
  sweeping.unref();
  const close = async () => {
    clearInterval(sweeping);
    realtime.close();
    await closed(server);
    keeper?.close();
  };
  const url = addressOf(server.address(), host);
  return { app, realtime, server, url, hasControl, kept, close };
}

interface Served {
  readonly answerOf: (request: NodeRequest, incoming: IncomingMessage) => Eventually<CoreAnswer> | undefined;
  readonly files: ReturnType<typeof staticFiles> | undefined;
  readonly patience: number;
}

/** Not yet listening. */
function serverOf({ answerOf, files, patience }: Served): Server {
  const isFlooded = unansweredCalls();
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const reply = (answer: CoreAnswer) => send(incoming, outgoing, answer, patience);
    const request = NodeRequest.read(incoming);
    if (isFlooded(incoming.socket, outgoing)) incoming.socket.destroy();
    else if (request === undefined) reply(problemAnswer("malformed", { detail: problemDetails.badUrl }));
    else {
      const answer = answerOf(request, incoming);
      if (answer instanceof Promise)
        // Rejects if the client broke off.
        answer.then(reply, () => outgoing.destroy());
      else if (answer !== undefined) reply(answer);
      else if (files !== undefined) files(request, incoming, outgoing);
      else reply(problemAnswer("not-found", { detail: problemDetails.noPath }));
    }
  };
  // Some clients offer h2c on every call: answered, not upgraded. Older Nodes lack this callback; there the
  // `upgrade` listener refuses.
  const server = createServer({ shouldUpgradeCallback: isUpgradeHere, ...limitsOf(patience) }, onRequest);
  // May be ignored (RFC 9110 §10.1.1); Node would answer a bare 417.
  server.on("checkExpectation", onRequest);
  server.on("clientError", answerClientError);
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Browsers and usual clients send one call at a time on a connection. */
const mostUnanswered = 100;

/**
 * Counts a connection's calls that nobody has taken the answers of, and tells whether they are too many. Node
 * hands over all calls that came together, and would keep their answers in memory for a client that reads none.
 */
function unansweredCalls(): (socket: Socket, outgoing: ServerResponse) => boolean {
  const counts = new WeakMap<Socket, number>();
  return (socket, outgoing) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    outgoing.once("close", () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    return count > mostUnanswered;
  };
}

/** Throws a DataError. */
async function keeperOf({ data, seed, rows, worldTtl, log = () => undefined }: ServerOptions) {
  if (data === undefined) return undefined;
  const asked = { ...(seed === undefined ? {} : { seed }), ...(rows === undefined ? {} : { rows }) };
  return Keeper.open(data, asked, log, worldTtl);
}

const sweepEvery = 15_000;

const socketPath = "/.ws";
const isUpgradeHere = ({ url = "" }: IncomingMessage): boolean => url.split("?")[0] === socketPath;

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeAllListeners("error");
      resolve();
    });
  });
}

function addressOf(address: string | AddressInfo | null, host: string): string {
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
