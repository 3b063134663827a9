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

/** The socket under a session, as far as a session needs it. */
export interface Wire {
  send(prepared: Message): void;
  /** Ends the connection; the reason goes to the client. */
  close(reason: string): void;
  cut(): void;
  /** The client runs on this machine and is no page of a browser. */
  readonly isLocalProgram: boolean;
  /** Says something once in the log, with the client's address. */
  note(what: string): void;
}

/** One connection of one client: who it is, what it listens to, what it wants written when it is gone. */
export class Session implements Receiver {
  readonly id: string;
  readonly database: RealtimeDatabase;
  readonly wishes = new LastWishes();
  /** By path and query, as the client names them. */
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

  /** One text frame of the client. */
  take(frame: string): void {
    if (this.#over) return;
    const assembled = this.#assembly.take(frame);
    if (assembled === undefined) return;
    const envelope = "fault" in assembled ? assembled.fault : readEnvelope(assembled.text);
    if (typeof envelope === "string") this.fail(envelope);
    else if (envelope.kind === "ping") this.send(message(pong));
    else if (envelope.kind === "request") this.#answer(envelope);
  }

  /** Whether the client may pass the rules by: a program on this machine, and no page. */
  get mayOwn(): boolean {
    return this.#wire.isLocalProgram;
  }

  /** The client is the backend's Admin SDK from now on. */
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
   * Signs in, or out with undefined; listens that may not be read any more end. They end in silence when the client is
   * about to connect again with a fresh token: notified, the SDK would give them up for good.
   */
  signInAs(identity: Identity | undefined, silently = false): void {
    this.#identity = identity;
    this.#owner = false;
    this.checkListens(silently);
  }

  /** Ends the listens that the rules do not allow any more. */
  checkListens(silently = false): void {
    for (const [name, listening] of this.listens) {
      if (this.mayRead(listening.path)) continue;
      this.unlisten(name);
      if (!silently) this.send(message(revoked(pathText(listening.path), listening.query?.wire)));
    }
  }

  /** Ends the sign-in of a token that has expired meanwhile. */
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

  /** Ends the connection of a client that does not speak the protocol. */
  fail(reason: string): void {
    this.#wire.note(reason);
    this.close(reason);
  }

  /** Ends the connection without a word, as a network would; also when it is gone already. */
  cut(): void {
    this.#wire.cut();
    this.#end();
  }

  /** The connection is gone, or its client came back on another: its last wishes are done, once. */
  #end(): void {
    if (this.#over) return;
    this.#over = true;
    for (const name of [...this.listens.keys()]) this.unlisten(name);
    this.database.leave(this);
    // Whoever is signed in now, as with the real service: with a token that expired in a sleeping tab, nobody is.
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
