/** A record, its service, and admins in tabs that open and leave it. */

import type { RuleBook } from "@palier/mock-server/realtime";
import { isRecord } from "../rules/json.ts";
import { askLifetime, leaseTime } from "../rules/times.ts";
import type { Clock } from "../src/adapter/realtime-adapter.ts";
import { hasLapsed, type LockEntry, readAsk, readLease, readLock, renewedAt } from "../src/lock/entry.ts";
import { shippedPaths } from "../src/lock/paths.ts";
import type { LockEvent } from "../src/lock/state.ts";
import type { LockView } from "../src/lock/view.ts";
import { runLock } from "../src/realtime/run-lock.ts";
import { FairPlay } from "./fair-play.ts";
import type { Player } from "./lock-player.ts";
import { Witness } from "./lock-witness.ts";
import { maxLatency } from "./message-way.ts";
import { Schedule } from "./schedule.ts";
import { nameOf, SimulatedService, whose } from "./simulated-service.ts";
import { SimulatedTab } from "./simulated-tab.ts";

/** How long two admins may both believe that they hold the lock while one is unreachable (ms). */
const beliefWindow = 150_000;

/** The holder's initial address. */
const holderOf = (entry: LockEntry | null): string | undefined =>
  entry === null ? undefined : whose(entry.email);

type Intent = Extract<LockEvent, { readonly kind: "intent" }>["intent"];

const serverTime = { ".sv": "timestamp" };
const area = "building";
const id = 12;

export class LockPlay {
  readonly schedule: Schedule;
  readonly service: SimulatedService;
  readonly players: readonly Player[];
  readonly #fairPlay = new FairPlay();
  readonly #witness = new Witness();
  #pages = 0;

  /** `admins`: one letter per tab; upper case opts out of the onDisconnect removal. */
  constructor(admins: string, seed = 1, rules?: RuleBook) {
    this.schedule = new Schedule(seed);
    this.service = new SimulatedService(this.schedule, rules);
    this.players = [...admins].map((letter) => ({
      admin: `${letter.toLowerCase()}@x.fr`,
      optOut: letter !== letter.toLowerCase(),
      sid: "",
      tab: undefined,
      lock: undefined,
      open: false,
      shown: "released",
      wrongSince: undefined,
      outdatedSince: undefined,
    }));
    this.schedule.afterEach = () => this.checkAlways();
  }

  player(index: number): Player {
    const player = this.players[index];
    if (player === undefined) throw new RangeError(`no player ${index}`);
    return player;
  }

  view(index: number): LockView {
    return this.player(index).lock?.view.get() ?? { kind: "released" };
  }

  open(index: number): void {
    const player = this.player(index);
    if (player.tab === undefined) {
      this.#pages += 1;
      player.sid = `${player.admin[0]}${this.#pages}`;
      player.tab = new SimulatedTab(this.service, this.schedule, player.admin);
      const { admin: email, sid, optOut } = player;
      player.lock = runLock({
        tab: { ...this.service.claimsOf(email), sid, optOut, typed: false },
        area,
        id,
        adapter: player.tab.adapter,
        clock: this.#clockOf(player.tab),
        paths: shippedPaths,
      });
    }
    if (!player.open) this.#witness.began(player, this.schedule.now);
    player.open = true;
    player.lock?.send({ kind: "open", optOut: player.optOut });
  }

  /** The admin presses a button of the page. */
  intend(index: number, intent: Intent | "reopen"): void {
    const player = this.player(index);
    // Offered after a loss.
    if (intent === "reopen" && this.view(index).kind !== "lost") return;
    if (intent === "reopen") this.#witness.began(player, this.schedule.now);
    if (intent === "force") this.#witness.forced(player);
    if (intent === "ask") this.#witness.asked(player, this.schedule.now);
    player.lock?.send(intent === "reopen" ? { kind: "reopen" } : { kind: "intent", intent });
  }

  /** Something is typed, or saved. */
  type(index: number, typed: boolean): void {
    const player = this.player(index);
    if (player.open) player.lock?.send({ kind: "typed", typed });
  }

  /** What happens from outside takes its time to be known everywhere. */
  disturbed(): void {
    this.#witness.disturbed(this.schedule.now);
  }

  /** Timers stop while the machine sleeps. */
  #clockOf(tab: SimulatedTab): Clock {
    const clock = this.schedule.clock();
    return { ...clock, after: (milliseconds, run) => clock.after(milliseconds, tab.machine.later(run)) };
  }

  /** The SDK ends the sign-in. */
  loseSignIn(index: number): void {
    const { lock, tab } = this.player(index);
    tab?.setSignedIn(false);
    lock?.send({ kind: "trouble", why: "sign-in" });
  }

  signInAgain(index: number): void {
    const { lock, tab } = this.player(index);
    if (tab === undefined || tab.signedIn) return;
    tab.setSignedIn(true);
    // Reset, as the first write after a new sign-in is no repetition; sign-ins have their own pauses.
    tab.refusals.length = 0;
    lock?.send({ kind: "signed-in" });
  }

  /** `everywhere`: in the lock too (docs/firebase-backend.md). */
  correctAddress(index: number, everywhere: boolean): void {
    const { admin } = this.player(index);
    this.service.correctAddress(admin);
    const path = shippedPaths.lock(area, id);
    const { id: own, email } = this.service.claimsOf(admin);
    const lock = this.service.read(path);
    if (everywhere && isRecord(lock) && lock.id === own && own !== undefined)
      this.service.set(path, { ...lock, email });
  }

  /** The token expires unnoticed, so the onDisconnect handlers will be refused. */
  expire(index: number): void {
    const { connection } = this.player(index).tab ?? {};
    if (connection !== undefined) connection.signedIn = false;
  }

  /** Through the back/forward cache, which shows the page again. */
  leaveAndReturn(index: number): void {
    const { lock, tab } = this.player(index);
    lock?.send({ kind: "page-hidden" });
    tab?.drop();
    tab?.show();
    lock?.send({ kind: "page-shown" });
  }

  closeForm(index: number): void {
    const player = this.player(index);
    player.open = false;
    this.#witness.closed(player, this.schedule.now);
    player.lock?.send({ kind: "close" });
  }

  /** An admin's own program writes what a page would not. */
  cheat(index: number, what: "take" | "let go" | "ask" | "delete the ask"): void {
    const { admin: email } = this.player(index);
    const { id: adminId, email: address } = this.service.claimsOf(email);
    const entry = { id: adminId ?? null, email: address, name: nameOf(email), sid: "cheat", at: serverTime };
    const holder = readLock(this.service.read(shippedPaths.lock(area, id)))?.email;
    const write = (path: string, value: unknown) => this.service.write(email, path, value);
    this.#witness.meddled();
    if (what === "take") write(shippedPaths.lock(area, id), { ...entry, seen: serverTime });
    else if (what === "let go") write(shippedPaths.lock(area, id), null);
    else if (what === "ask") write(shippedPaths.request(area, id), { ...entry, holder });
    else write(shippedPaths.request(area, id), null);
  }

  endPage(index: number, how: "closed" | "killed" | "frozen"): void {
    const player = this.player(index);
    if (how === "closed") player.lock?.send({ kind: "page-hidden" });
    const { tab } = player;
    const end = () => tab?.end(how === "frozen" ? 4_000 : maxLatency * this.schedule.random());
    // What was sent before the page unloads still arrives.
    if (how === "closed") this.schedule.after(maxLatency * 3, end);
    else end();
    player.open = false;
    player.tab = undefined;
    player.lock = undefined;
  }

  /** The holding tab by the service. */
  get holder(): string | undefined {
    return readLock(this.service.read(shippedPaths.lock(area, id)))?.sid;
  }

  get holdingAdmin(): string | undefined {
    return holderOf(readLock(this.service.read(shippedPaths.lock(area, id))));
  }

  get asker(): string | undefined {
    return readAsk(this.service.read(`takeovers/${area}/${id}`))?.sid;
  }

  get asked(): string | undefined {
    const ask = readAsk(this.service.read(`takeovers/${area}/${id}`));
    return ask === null ? undefined : whose(ask.holder);
  }

  /**
   * A tab that believes in its lock is the service's holder, except while it cannot know: news is under way,
   * or the connection died unnoticed. So two admins believe only for a message's latency, or while one is
   * unreachable.
   */
  checkAlways(): void {
    const entry = readLock(this.service.read(shippedPaths.lock(area, id)), this.schedule.now);
    const ask = readAsk(this.service.read(shippedPaths.request(area, id)), this.schedule.now);
    const renewed = entry === null ? undefined : this.#renewed(entry);
    const author = this.service.authorOf(shippedPaths.request(area, id));
    this.#fairPlay.check({ lock: entry, renewed, ask, author }, this.schedule.now);
    const { orphaned } = this.service;
    const ruled = this.service.allowed === "as shipped";
    this.#witness.check(this.players, {
      now: this.schedule.now,
      lock: entry,
      renewed,
      ask,
      ruled,
      orphaned,
    });
    for (const player of this.players) {
      const believes = player.lock?.view.get().kind === "mine" && player.tab?.machine.asleep === false;
      this.#checkLease(player, believes, entry);
      this.#checkRefusals(player);
      this.#checkTrouble(player);
      const wrong = believes && holderOf(entry) !== player.admin && player.tab?.reachable === true;
      if (!wrong) player.wrongSince = undefined;
      else {
        const informed = (player.tab?.underWay.get(shippedPaths.lock(area, id)) ?? 0) === 0;
        if (informed)
          throw new Error(`${player.sid} believes to hold what ${this.holder} holds, and nobody will tell`);
        player.wrongSince ??= this.schedule.now;
        if (this.schedule.now - player.wrongSince > maxLatency)
          throw new Error(`${player.sid} is notified too late`);
      }
    }
  }

  /** Nobody believes in a lost lock for longer than a lease, connected or not (L11). */
  #checkLease(player: Player, believes: boolean, entry: LockEntry | null): void {
    if (!believes || holderOf(entry) === player.admin) player.outdatedSince = undefined;
    else player.outdatedSince ??= this.schedule.now;
    if (this.schedule.now - (player.outdatedSince ?? this.schedule.now) > beliefWindow)
      throw new Error(`${player.sid} believed in a lock of ${this.holder} for more than ${beliefWindow} ms`);
    const renewed =
      entry !== null && holderOf(entry) === player.admin
        ? (this.#renewed(entry) ?? this.schedule.now)
        : this.schedule.now;
    if (believes && this.schedule.now - renewed >= leaseTime)
      throw new Error(`${player.sid} believes in a lock whose lease is over`);
  }

  #renewed(entry: LockEntry): number | undefined {
    return renewedAt(entry, readLease(this.service.read(shippedPaths.lease(area, id))));
  }

  /** At most one refused write per second (L13). */
  #checkRefusals({ sid, tab }: Player): void {
    const [before, last] = tab?.refusals.slice(-2) ?? [];
    if (before !== undefined && last !== undefined && last - before < 1_000 - maxLatency)
      throw new Error(`${sid} was refused twice within ${last - before} ms`);
  }

  /** No refusal makes another admin's record editable (S11, L13). */
  #checkTrouble(player: Player): void {
    const shown = player.lock?.view.get().kind ?? "released";
    if (player.shown === "other" && shown === "unavailable")
      throw new Error(`${player.sid} may edit what another is known to hold`);
    player.shown = shown;
  }

  /** Once networks are restored and everything has settled. */
  checkAtRest(): void {
    const present = this.players.filter(({ tab, open }) => open && tab?.up === true);
    const shown = () =>
      `${JSON.stringify([this.service.read("locks"), this.service.read("takeovers")])} ${JSON.stringify(this.players.map(({ sid, open, lock, tab }) => ({ sid, open, up: tab?.up, view: lock?.view.get() })))}`;
    const fail = (why: string): never => {
      throw new Error(`${why}: ${shown()}`);
    };
    const entry = readLock(this.service.read(shippedPaths.lock(area, id)));
    const lapsed = entry !== null && hasLapsed(this.#renewed(entry), this.schedule.now);
    if (this.holder !== undefined && !lapsed) {
      const holding = present.find(({ sid }) => sid === this.holder);
      if (
        holding === undefined &&
        !this.players.some(({ optOut, admin }) => optOut && admin === this.holdingAdmin)
      ) {
        fail("a lock whose holder is gone");
      }
    }
    for (const { admin, lock, sid } of present) {
      const view = lock?.view.get();
      if (view?.kind === "lost") continue;
      if (this.holder === undefined || lapsed) fail(`free, but ${sid} waits for it`);
      const right = admin === this.holdingAdmin ? view?.kind === "mine" : view?.kind === "other";
      if (!right) fail(`${sid} knows it wrongly`);
      if (view?.kind === "other" && whose(view.holder.email) !== this.holdingAdmin)
        fail(`${sid} names the wrong holder`);
    }
    // An orphaned request, whose removal was refused, makes room after a minute.
    const ask = readAsk(this.service.read(`takeovers/${area}/${id}`));
    if (ask !== null && this.schedule.now - ask.at < askLifetime) {
      const asking = present.find(({ sid }) => sid === this.asker);
      if (asking === undefined) fail("an ask whose asker is gone");
      if (asking?.admin === this.holdingAdmin) fail("an ask of the holder");
      if (this.asked !== this.holdingAdmin) fail("an ask to somebody who does not hold");
    }
  }
}
