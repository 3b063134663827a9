import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { apiHeaders } from "../core/answers.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { Accounts } from "./auth/accounts.ts";
import { authEndpoints } from "./auth/auth-endpoints.ts";
import { Tokens } from "./auth/tokens.ts";
import type { Project } from "./auth/user-calls.ts";
import type { Json } from "./json.ts";
import { OnceLog } from "./once-log.ts";
import { RealtimeDatabase } from "./realtime-database.ts";
import { maxWrite } from "./request.ts";
import { restAnswer } from "./rest/rest-answer.ts";
import { RuleBook } from "./rules/rule-book.ts";
import { refuseUpgrade, SocketHub, type SocketLimits } from "./socket/socket-hub.ts";

export interface RealtimeOptions extends Partial<SocketLimits> {
  /** A `database.rules.json`; unsupported rules throw at once. */
  readonly rules: unknown;
  /** Signs tokens. */
  readonly secret: string;
  /** Server time by namespace (epoch ms). */
  readonly clock?: (namespace: string) => number;
  /** Everything is allowed, for protocol tests only. */
  readonly openRules?: boolean;
  /** As `firebase-admin` needs; any client can then be any admin. Defaults to off. */
  readonly unsignedTokens?: boolean;
  /** Beyond, empty and unused ones are evicted. */
  readonly maxNamespaces?: number;
  readonly log?: (text: string) => void;
  /** Called after each write to an entry of three levels, by namespace. */
  readonly onEntryWrite?: (namespace: string, path: readonly string[], before: Json, after: Json) => void;
}

const defaultLimits: SocketLimits = {
  heartbeat: 2_000,
  maxMessage: maxWrite,
  maxWaiting: 64 * 2 ** 20,
};

/** Without the shared secret. */
export interface ClientSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly databaseURL: string;
  readonly namespace: string;
  /** For `connectAuthEmulator`. */
  readonly authUrl: string;
}

/** A namespace is also project id and API key. */
export const namespacePrefix = "palier-";
export const namespaceOf = (world: string): string => namespacePrefix + world;

const namespaceShape = /^[a-z0-9][a-z0-9_-]{0,99}$/i;

interface Namespace extends Project {
  readonly database: RealtimeDatabase;
  /** How often all sign-ins were ended. */
  rotations: number;
}

/** Firebase's database and authentication, for the unmodified SDK. */
export class Realtime {
  readonly #options: RealtimeOptions;
  /** Of new namespaces. */
  readonly #rules: RuleBook;
  readonly #log: OnceLog;
  readonly #hub: SocketHub;
  readonly #namespaces = new Map<string, Namespace>();

  constructor(options: RealtimeOptions) {
    this.#options = options;
    const open = { rules: { ".read": true, ".write": true } };
    this.#rules = new RuleBook(options.openRules === true ? open : options.rules);
    this.#log = new OnceLog(options.log ?? (() => undefined));
    this.#hub = new SocketHub({ ...defaultLimits, ...options }, this.#log);
  }

  /** `/.ws?v=5&ns=…`. False for another handler's requests; true also if refused. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const [path, query = ""] = (request.url ?? "").split("?");
    if (path !== "/.ws") return false;
    const asked = new URLSearchParams(query);
    const isSpoken = asked.get("v") === "5";
    const found = isSpoken ? this.#find(asked.get("ns") ?? "") : undefined;
    if (found === undefined) {
      const why = isSpoken ? "no such namespace" : "only version 5 of the protocol is spoken here";
      this.#log.say(request.socket.remoteAddress ?? "unknown", why);
      refuseUpgrade(socket, 400, why);
    } else if (!found.database.online) refuseUpgrade(socket, 503, "the realtime service is switched off");
    else this.#hub.admit(request, socket, head, found.database, asked.get("ls"));
    return true;
  }

  /** Undefined for other paths. A local program may be the owner. */
  handle(request: CoreRequest, isLocalProgram: boolean): Eventually<CoreAnswer> | undefined {
    if (request.path === "/.lp") return longPolling;
    const signIn = authEndpoints(request, { projectOf: (name) => this.#find(name), isLocalProgram });
    if (signIn !== undefined) return signIn;
    const name = new URLSearchParams(request.query).get("ns");
    if (name === null || !request.path.endsWith(".json")) return undefined;
    const found = this.#find(name);
    return found === undefined
      ? text(404, "no such namespace")
      : restAnswer(request, found.database, isLocalProgram);
  }

  has(name: string): boolean {
    return this.#namespaces.has(name);
  }

  /** `palier-<world>`, created on first use. */
  namespace(name: string): RealtimeDatabase {
    return this.#need(name).database;
  }

  /** As a backend does. */
  customToken(namespace: string, uid: string, claims: Readonly<Record<string, unknown>>): string {
    const { accounts, tokens } = this.#need(namespace);
    accounts.ensure(uid);
    return tokens.customToken(uid, claims);
  }

  accounts(namespace: string): Accounts {
    return this.#need(namespace).accounts;
  }

  /** Like a rotation of the secret. */
  endSignIns(namespace: string): void {
    const found = this.#need(namespace);
    found.rotations += 1;
    found.tokens.endAll();
    for (const session of [...found.database.sessions.values()]) session.endSignIn();
  }

  rotations(namespace: string): number {
    return this.#need(namespace).rotations;
  }

  hideEmails(namespace: string, hides: boolean): void {
    this.#need(namespace).accounts.hidesEmails = hides;
  }

  settings(namespace: string, origin: string): ClientSettings {
    const databaseURL = `${origin}?ns=${namespace}`;
    return { apiKey: namespace, projectId: namespace, databaseURL, namespace, authUrl: origin };
  }

  forget(name: string): void {
    this.#namespaces.get(name)?.database.dropSockets();
    this.#namespaces.delete(name);
  }

  close(): void {
    this.#hub.close();
  }

  #need(name: string): Namespace {
    const found = this.#find(name);
    if (found === undefined) throw new RangeError(`no namespace ${name}`);
    return found;
  }

  #find(name: string): Namespace | undefined {
    const known = this.#namespaces.get(name);
    if (known !== undefined) return known;
    if (!namespaceShape.test(name) || !this.#makeRoom()) return undefined;
    const { clock = Date.now, secret, unsignedTokens = false, onEntryWrite } = this.#options;
    const now = () => Math.floor(clock(name));
    const tokens = new Tokens(secret, name, now, unsignedTokens);
    const database = new RealtimeDatabase({
      name,
      rules: this.#rules,
      now,
      onEntryWrite: onEntryWrite && ((path, before, after) => onEntryWrite(name, path, before, after)),
      identity: (token) => tokens.identity(token),
    });
    const made = { id: name, accounts: new Accounts(secret, now), tokens, database, rotations: 0 };
    this.#namespaces.set(name, made);
    return made;
  }

  #makeRoom(): boolean {
    const limit = this.#options.maxNamespaces ?? 2_000;
    if (this.#namespaces.size < limit) return true;
    for (const [name, { database }] of this.#namespaces) {
      if (database.sessions.size === 0 && database.root === undefined) this.#namespaces.delete(name);
    }
    return this.#namespaces.size < limit;
  }
}

export const createRealtime = (options: RealtimeOptions): Realtime => new Realtime(options);

const text = (status: number, body: string): CoreAnswer => ({
  status,
  headers: { ...apiHeaders, "content-type": "text/plain; charset=utf-8" },
  body,
});

const longPolling = text(
  400,
  "Long polling is not spoken here, only WebSockets: call forceWebSockets() of firebase/database before its first use.",
);
