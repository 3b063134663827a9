/** A browser tab with SDK and network, as the machines see them, over a simulated service. */

import type { RealtimeAdapter } from "../src/adapter/realtime-adapter.ts";
import type { Outcome } from "../src/lock/state.ts";
import { MessageWay, maxLatency, maxNotice } from "./message-way.ts";
import { maxRetries, type PendingTransaction } from "./pending-transaction.ts";
import type { Schedule } from "./schedule.ts";
import { SimulatedIdentity } from "./simulated-identity.ts";
import type { Connection, SimulatedService } from "./simulated-service.ts";
import { SleepingMachine } from "./sleeping-machine.ts";
import { WatchedValues } from "./watched-values.ts";

export class SimulatedTab {
  readonly identity: SimulatedIdentity;
  hidden = false;
  network = true;
  dead = false;
  signedIn = true;
  readonly machine = new SleepingMachine();
  /** Times of refused writes on this connection; an answer lost in a disconnect does not count. */
  readonly refusals: number[] = [];
  /** Possibly dead without the service noticing. */
  connection: Connection | undefined;
  /** Whether this tab considers itself connected. */
  up = false;
  /** Numbers of values, by path. */
  readonly underWay = new Map<string, number>();
  readonly #service: SimulatedService;
  readonly #schedule: Schedule;
  readonly #values = new WatchedValues();
  readonly #connectionTells = new Set<(up: boolean) => void>();
  readonly #transactions = new Set<PendingTransaction>();
  readonly #removals = new Set<string>();
  readonly #doomed = new Set<Connection>();
  #askedAgain = false;
  #toIt: MessageWay;
  #fromIt: MessageWay;
  constructor(service: SimulatedService, schedule: Schedule, email: string) {
    this.#service = service;
    this.#schedule = schedule;
    this.#toIt = new MessageWay(schedule);
    this.#fromIt = new MessageWay(schedule);
    this.identity = new SimulatedIdentity(
      () => service.claimsOf(email),
      (signedIn) =>
        void this.#request((connection) => this.#service.signInAs(connection, email)).then(() =>
          signedIn(this.connection?.claims ?? this.identity.claims),
        ),
    );
    this.#connect(0);
  }

  /** The service ends the connection. */
  drop(): void {
    const { connection } = this;
    if (connection === undefined) return;
    this.#service.end(connection);
    this.#lose(connection, this.#schedule.random() * maxLatency);
  }

  /** The network fails; tab and service notice independently. */
  cut(): void {
    const { connection } = this;
    this.network = false;
    if (connection === undefined) return;
    this.#doomed.add(connection);
    this.#schedule.after(this.#schedule.random() * maxNotice, () => this.#service.end(connection));
    this.#lose(connection, this.#schedule.random() < 0.5 ? 0 : this.#schedule.random() * maxNotice);
  }

  /** The connection dies silently: the service notices within a minute, the tab within ten or by a check. */
  stall(): void {
    const { connection } = this;
    if (connection === undefined) return;
    this.#doomed.add(connection);
    this.#schedule.after(this.#schedule.random() * 60_000, () => this.#service.end(connection));
    this.#lose(connection, this.#schedule.random() * 600_000);
  }

  /** The network returns; browsers notify the SDK, even in hidden tabs. */
  restore(): void {
    this.network = true;
    this.#loseDoomed();
    if (!this.up) this.#connect(500);
  }

  show(): void {
    this.hidden = false;
    if (!this.up) this.#connect(0);
  }

  /** The service notices within seconds, the tab on waking. */
  sleep(): void {
    this.machine.asleep = true;
    this.cut();
  }

  wake(): void {
    if (!this.machine.asleep) return;
    this.machine.wake();
    this.restore();
  }

  setSignedIn(signedIn: boolean): void {
    this.signedIn = signedIn;
    if (signedIn) this.identity.renew();
    this.#toService((connection) => this.#service.signIn(connection, signedIn, this.identity.claims));
  }

  /** If false, either side may not have noticed. */
  get reachable(): boolean {
    return this.connection !== undefined && this.#reaches(this.connection);
  }

  #reaches(connection: Connection): boolean {
    return this.#service.connections.has(connection) && this.#alive(connection);
  }

  #alive(connection: Connection): boolean {
    return this.network && !this.dead && !this.#doomed.has(connection);
  }

  /** `notice`: when the service notices (ms). */
  end(notice: number): void {
    this.dead = true;
    const { connection } = this;
    this.connection = undefined;
    if (connection !== undefined) this.#schedule.after(notice, () => this.#service.end(connection));
  }

  readonly adapter: RealtimeAdapter = {
    watchIdentity: (tell) => this.identity.adapter.watchIdentity(tell),
    identitySeen: (seen) => this.identity.adapter.identitySeen(seen),
    watchConnection: (tell) => {
      this.#connectionTells.add(tell);
      tell(this.up);
      return () => this.#connectionTells.delete(tell);
    },
    watch: (path, tell, refused) => {
      const watcher = { path, tell, refused };
      if (this.#values.add(watcher)) this.#listen(path);
      return () => {
        if (this.#values.remove(watcher)) this.#toService((connection) => connection.listens.delete(path));
      };
    },
    watchChildren: () => () => undefined,
    readNumbers: async () => new Map(),
    removeOnDisconnect: (path) =>
      this.#request((connection) => {
        if (!this.#service.registerRemoval(connection, path)) return { kind: "failed", why: "denied" };
        this.#removals.add(path);
        return { kind: "done" };
      }),
    cancelOnDisconnect: (path) =>
      this.#request((connection) => {
        connection.removals.delete(path);
        this.#removals.delete(path);
        return { kind: "done" };
      }),
    transact: (path, update) =>
      new Promise((resolve) => {
        const transaction = { path, update, resolve, tries: 0, sent: false };
        this.#transactions.add(transaction);
        if (this.up) this.#try(transaction);
      }),
    serverNow: () => this.#schedule.now,
    reconnect: () => {
      if (this.#askedAgain) return;
      this.#askedAgain = true;
      this.#loseDoomed();
      this.#connect(40);
    },
  };

  #connect(delay: number): void {
    this.#schedule.after(delay, () => {
      if (this.dead || this.up || !this.network) return;
      // The client names its former session, which ends before the new one begins.
      if (this.connection !== undefined) this.#service.end(this.connection);
      const connection: Connection = {
        claims: this.identity.claims,
        signedIn: this.signedIn,
        refuse: (path) => this.#bring(connection, path, () => this.#values.refuse(path)),
        refused: (at) => this.refusals.push(at),
        removals: new Set(),
        listens: new Set(),
        push: (path, value) => this.#bring(connection, path, () => this.#values.tell(path, value)),
      };
      this.#service.connections.add(connection);
      this.refusals.length = 0;
      this.connection = connection;
      this.#toIt = new MessageWay(this.#schedule);
      this.#fromIt = new MessageWay(this.#schedule);
      this.up = true;
      this.#askedAgain = false;
      this.#removals.clear();
      // The SDK sends its listens and pending writes before notifying the page.
      for (const path of this.#values.paths) this.#listen(path);
      for (const transaction of this.#transactions) this.#try(transaction);
      for (const tell of [...this.#connectionTells]) tell(true);
    });
  }

  #loseDoomed(): void {
    const { connection } = this;
    if (connection !== undefined && this.#doomed.has(connection)) this.#lose(connection, 0);
  }

  #lose(connection: Connection, notice: number): void {
    const noticed = this.machine.later(() => {
      if (this.dead || !this.up || this.connection !== connection) return;
      this.up = false;
      for (const transaction of [...this.#transactions]) {
        if (transaction.sent) this.#settle(transaction, { kind: "failed", why: "disconnect" });
      }
      for (const tell of [...this.#connectionTells]) tell(false);
      // The SDK runs its onDisconnect handlers locally at once, whatever the service does.
      for (const path of this.#removals) this.#values.tell(path, null);
      this.#removals.clear();
      if (!this.hidden) this.#connect(500);
    });
    this.#schedule.after(notice, noticed);
  }

  /** Messages arrive in order; those of an ended connection are lost. */
  #toService(run: (connection: Connection) => void): void {
    const { connection } = this;
    if (connection === undefined || !this.up) return;
    this.#toIt.send(() => {
      if (this.#reaches(connection)) run(connection);
    });
  }

  #toTab(connection: Connection, run: () => void, lost: () => void = () => undefined): void {
    this.#fromIt.send(() => {
      if (this.connection === connection && this.up && this.#alive(connection)) run();
      else lost();
    });
  }

  #bring(connection: Connection, path: string, run: () => void): void {
    const count = (by: number) => this.underWay.set(path, (this.underWay.get(path) ?? 0) + by);
    count(1);
    this.#toTab(
      connection,
      () => {
        count(-1);
        run();
      },
      () => count(-1),
    );
  }

  #listen(path: string): void {
    const cached = this.#values.cached(path);
    this.#toService((connection) => this.#service.listen(connection, path, cached));
  }

  #request(act: (connection: Connection) => Outcome): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#toService((connection) => {
        const outcome = act(connection);
        this.#toTab(connection, () => resolve(outcome));
      });
    });
  }

  #try(transaction: PendingTransaction): void {
    const { path, update } = transaction;
    const guess = this.#values.cached(path) ?? null;
    const value = update(guess);
    transaction.tries += 1;
    if (value === undefined || transaction.tries > maxRetries) {
      this.#settle(
        transaction,
        value === undefined ? { kind: "given-up" } : { kind: "failed", why: "other" },
      );
      return;
    }
    transaction.sent = true;
    this.#toService((connection) => {
      const answer = this.#service.put(connection, path, guess, value);
      const current = this.#service.read(path);
      this.#toTab(connection, () => {
        if (answer === "ok") this.#settle(transaction, { kind: "done", value });
        else if (answer === "denied") this.#settle(transaction, { kind: "failed", why: "denied" });
        else {
          this.#values.tell(path, current);
          this.#try(transaction);
        }
      });
    });
  }

  #settle(transaction: PendingTransaction, outcome: Outcome): void {
    this.#transactions.delete(transaction);
    transaction.resolve(outcome);
  }
}
