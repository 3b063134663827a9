import type { Identity } from "../auth/token-office.ts";
import type { Listening, Receiver } from "../listening/listening.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { type Path, pathText } from "../tree/path.ts";
import type { Query } from "../tree/query.ts";
import { WireRefusal } from "../wire-refusal.ts";
import type { Writer } from "../writer.ts";
import { actions } from "./actions.ts";
import { hello, pong, readEnvelope, reply, revoked, signInOver, type WireRequest } from "./envelope.ts";
import { LastWishes } from "./last-wishes.ts";
import { Assembly, type Message, message } from "./message.ts";

export interface Wire {
  send(prepared: Message): void;
  close(reason: string): void;
  cut(): void;
  readonly isLocalProgram: boolean;
  /** Logs once, with the client's address. */
  note(what: string): void;
}

export class Session implements Receiver {
  readonly id: string;
  readonly database: RealtimeDatabase;
  readonly wishes = new LastWishes();
  /** By path and query, as sent. */
  readonly listens = new Map<string, Listening>();
  readonly #wire: Wire;
  readonly #assembly: Assembly;
  #identity: Identity | undefined;
  #owner = false;
  #over = false;

  constructor(id: string, database: RealtimeDatabase, wire: Wire, maxMessage: number) {
    this.id = id;
    this.database = database;
    this.#wire = wire;
    this.#assembly = new Assembly(maxMessage);
  }

  greet(host: string): void {
    this.send(message(hello(this.database.now(), host, this.id)));
  }

  send(prepared: Message): void {
    if (!this.#over) this.#wire.send(prepared);
  }

  take(frame: string): void {
    if (this.#over) return;
    const assembled = this.#assembly.take(frame);
    if (assembled === undefined) return;
    const envelope = "fault" in assembled ? assembled.fault : readEnvelope(assembled.text);
    if (typeof envelope === "string") this.fail(envelope);
    else if (envelope.kind === "ping") this.send(message(pong));
    else if (envelope.kind === "request") this.#answer(envelope);
  }

  /** Only local programs may bypass the rules, not pages. */
  get mayOwn(): boolean {
    return this.#wire.isLocalProgram;
  }

  /** From now on the client is the Admin SDK. */
  own(): void {
    this.#owner = true;
  }

  get writer(): Writer {
    return this.#owner ? "owner" : (this.identity?.auth ?? null);
  }

  mayRead(path: Path): boolean {
    return this.#owner || this.database.canRead(this.#identity, path);
  }

  get identity(): Identity | undefined {
    this.checkExpiry();
    return this.#identity;
  }

  /**
   * Ends forbidden listens. `silently` if the client will reconnect: the SDK gives up revoked ones for good.
   */
  signInAs(identity: Identity | undefined, silently = false): void {
    this.#identity = identity;
    this.#owner = false;
    this.checkListens(silently);
  }

  checkListens(silently = false): void {
    for (const [name, listening] of this.listens) {
      if (this.mayRead(listening.path)) continue;
      this.unlisten(name);
      if (!silently) this.send(message(revoked(pathText(listening.path), listening.query?.wire)));
    }
  }

  checkExpiry(): void {
    if (this.#identity !== undefined && this.#identity.expires <= this.database.now()) this.endSignIn();
  }

  endSignIn(): void {
    if (this.#identity === undefined) return;
    this.signInAs(undefined, true);
    this.send(message(signInOver("expired_token", "the token has expired")));
  }

  listen(
    name: string,
    path: readonly string[],
    query: Query | undefined,
    tag: number | undefined,
  ): Listening {
    this.unlisten(name);
    const listening = this.database.listens.add(this, path, query, tag);
    this.listens.set(name, listening);
    return listening;
  }

  unlisten(name: string): void {
    const listening = this.listens.get(name);
    if (listening === undefined) return;
    this.listens.delete(name);
    this.database.listens.remove(this, listening);
  }

  close(reason: string): void {
    this.#wire.close(reason);
    this.#end();
  }

  fail(reason: string): void {
    this.#wire.note(reason);
    this.close(reason);
  }

  /** Like a network failure; idempotent. */
  cut(): void {
    this.#wire.cut();
    this.#end();
  }

  /** Runs the onDisconnect writes, once. */
  #end(): void {
    if (this.#over) return;
    this.#over = true;
    for (const name of [...this.listens.keys()]) this.unlisten(name);
    this.database.leave(this);
    // As the present user, like the real service: nobody, if the token expired.
    const { writer } = this;
    for (const wish of this.wishes.take()) {
      try {
        this.database.write(wish.base, wish.parts, wish.merge, writer);
      } catch (error) {
        if (!(error instanceof WireRefusal)) throw error;
        this.#wire.note(`a write at disconnect was refused: ${error.message}`);
      }
    }
  }

  #answer({ number, action, body }: WireRequest): void {
    try {
      const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (act === undefined)
        throw new WireRefusal("invalid_request", `unknown action ${action.slice(0, 40)}`);
      this.checkExpiry();
      const data = act(this, body);
      this.send(message(reply(number, "ok", data)));
    } catch (error) {
      if (!(error instanceof WireRefusal)) throw error;
      const usual = error.status === "permission_denied" || error.status === "datastale";
      if (!usual) this.#wire.note(`${action.slice(0, 40)} was refused: ${error.message}`);
      this.send(message(reply(number, error.status, error.message)));
    }
  }
}
