import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { MockApp, type MockOptions } from "./app.ts";
import type { CoreAnswer, Eventually } from "./core/exchange.ts";
import { problemDetails } from "./core/problem.texts.ts";
import { problemAnswer } from "./core/refusal.ts";
import { Keeper } from "./data/keeper.ts";
import { answerClientError } from "./node/client-error.ts";
import { type ControlAccess, controlGuard, offersControl } from "./node/control-guard.ts";
import { frontDoor } from "./node/front-door.ts";
import { hostGuard } from "./node/host-guard.ts";
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
import { namespaceOf, type Realtime } from "./realtime/realtime.ts";
import { refuseUpgrade } from "./realtime/socket-hub.ts";
import { defaultWorld } from "./worlds/world-name.ts";

export interface ServerOptions extends Omit<MockOptions, "boardOf" | "watcher">, ControlAccess {
  /** 0 takes any free one. */
  readonly port?: number;
  /** Defaults to loopback: every client that reaches the server can change everything in it. */
  readonly host?: string;
  /** A folder with a built web app, served at `/`. */
  readonly web?: string;
  /** How pages sign in to the realtime service; defaults to `custom-token`. */
  readonly realtimeSignIn?: RealtimeSignIn;
  /** Everyone writes anywhere in the realtime database: for tests of its protocol, never for the product's. */
  readonly openRules?: boolean;
  /** The realtime service takes custom tokens without a signature, so that a backend's `firebase-admin` may mint them. */
  readonly unsignedTokens?: boolean;
  /** Signs the realtime service's tokens. Defaults to a random key, so that no token outlives this server. */
  readonly tokenKey?: string;
  /** A folder in which the worlds are kept across restarts (T09); in memory alone if left out. */
  readonly data?: string;
  /** How many milliseconds a client may take to send a request, or take nothing of its answer; two minutes if left out. */
  readonly patience?: number;
  /** Receives what the realtime service refuses, once a kind and address. Defaults to no log. */
  readonly log?: (text: string) => void;
  /** Official Firebase emulators to be used instead of the embedded services; else what the environment names. */
  readonly emulators?: Emulators;
}

/** Half-sent heads and bodies hold no connection for longer. */
const limitsOf = (patience: number) => ({
  requestTimeout: patience,
  headersTimeout: patience,
  connectionsCheckingInterval: Math.min(30_000, Math.ceil(patience / 2)),
});

export interface MockServer {
  readonly app: MockApp;
  /** The realtime service of all worlds, on the same port. */
  readonly realtime: Realtime;
  readonly server: Server;
  /** Whether the control API answers. */
  readonly hasControl: boolean;
  /** How many worlds its folder had; undefined when nothing is kept. */
  readonly kept: number | undefined;
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the mock server over HTTP: the API under its base, the realtime service for Firebase's SDK, the control API under
 * `/__mock`, and beside them what {@link siteOf} serves. All on one port.
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
      world.realtimeSettings = (origin, admin) =>
        realtimeSettings(realtime, world.name, { origin, admin, signIn }, emulators);
      world.setRealtimeAccess = (admin, isAdmitted) =>
        setRealtimeAccess(realtime, namespaceOf(world.name), admin, isAdmitted);
    },
  });
  const site = siteOf(app, options.web, hasControl, emulators);
  const guard = controlGuard(host, options);
  const strangeHost = hostGuard(host, options.controlHost);
  const answerOf = frontDoor({ app, hasControl, realtime: door, site, strangeHost, guard });
  const kept = await keeper?.load(app);
  const server = serverOf(answerOf, keeper, options.patience);
  server.on("upgrade", (request, socket, head) => {
    if (strangeHost(request.headers.host) !== undefined)
      refuseUpgrade(socket, 403, "this server does not go by the name in the Host header");
    else if (!door.upgrade(request, socket, head))
      refuseUpgrade(socket, 404, `no WebSocket here: ${socketPath} has one`);
  });
  await listening(server, options.port ?? 0, host).catch(async (error: unknown) => {
    await keeper?.close();
    throw error;
  });
  const sweeping = setInterval(() => app.worlds.sweep(), sweepEvery);
  sweeping.unref();
  const close = async () => {
    clearInterval(sweeping);
    realtime.close();
    await closed(server);
    await keeper?.close();
  };
  const url = addressOf(server.address(), host);
  return { app, realtime, server, url, hasControl, kept, close };
}

/** An HTTP server that is not listening yet; where worlds are kept, an answer waits until its changes are. */
function serverOf(
  answerOf: (request: NodeRequest, incoming: IncomingMessage) => Eventually<CoreAnswer>,
  keeper: Keeper | undefined,
  patience = usualPatience,
): Server {
  const onRequest: RequestListener = (incoming, outgoing) => {
    const request = NodeRequest.read(incoming);
    if (request === undefined) {
      send(incoming, outgoing, problemAnswer("malformed", { detail: problemDetails.badUrl }), patience);
      return;
    }
    const serve = () => answerOf(request, incoming);
    const answer = keeper === undefined ? serve() : keeper.answer(request, serve);
    if (!(answer instanceof Promise)) {
      send(incoming, outgoing, answer, patience);
      return;
    }
    answer.then(
      (done) => send(incoming, outgoing, done, patience),
      // Only a body that broke off rejects: there is nobody left to answer.
      () => outgoing.destroy(),
    );
  };
  // A protocol that nobody here speaks is not changed to (h2c, by some clients on every call): the call is answered as it
  // is. Older Nodes do not ask, and their upgrades are refused by the listener of `upgrade`.
  const server = createServer({ shouldUpgradeCallback: isUpgradeHere, ...limitsOf(patience) }, onRequest);
  // An expectation that Node does not know may be ignored (RFC 9110 §10.1.1); Node alone would answer 417, with no word.
  server.on("checkExpectation", onRequest);
  server.on("clientError", answerClientError);
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Opens the folder that keeps the worlds, if there is to be one. Throws a DataError when it cannot be used. */
async function keeperOf({ data, seed, rows, worldTtl, log = () => undefined }: ServerOptions) {
  if (data === undefined) return undefined;
  const asked = { ...(seed === undefined ? {} : { seed }), ...(rows === undefined ? {} : { rows }) };
  return Keeper.open(data, asked, log, worldTtl);
}

const sweepEvery = 15_000;

/** Where the realtime service's sockets are opened. */
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
