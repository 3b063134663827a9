// biome-ignore-all lint/style/noExcessiveLinesPerFile: one witness, whose checks share what is remembered
/**
 * What an admin may expect of a lock, checked after each event of a story: which record is held by whom, what
 * each tab shows of it, and how soon.
 */
import { answerTime, askLifetime, graceTime } from "../rules/times.ts";
import { type AskEntry, hasLapsed, type LockEntry } from "../src/lock/entry.ts";
import type { LockView } from "../src/lock/view.ts";
import type { Player } from "./lock-player.ts";
import { whose } from "./simulated-service.ts";

export interface Facts {
  readonly now: number;
  readonly lock: LockEntry | null;
  readonly renewed: number | undefined;
  readonly ask: AskEntry | null;
  /** Shipped rules are in force. */
  readonly ruled: boolean;
  /** Whether a removal at the end of a connection was refused, so that an entry may stay. */
  readonly orphaned: boolean;
}

/** When nothing has happened for this long, all is as it should be (ms). */
const settling = 10_000;
/** From an event to what is shown: messages there and back, and the SDK's own repetitions (ms). */
const soon = 2_000;
/** Timers run up to this late, as clocks are estimated (ms). */
const margin = 500;
/** The longest wait before a free record is taken, and a lock is seen to have lapsed (ms). */
const freeAtMost = graceTime + 4_000;
/** A former holder's way to a free record: two calls there and back. */
const backAtMost = 900;
const patience = 5_000;
/** The longest pause after refusals. */
const pauseAtMost = 95_000;
/** Who waits for a free record leaves it this long to who had it (ms). */
const freeAtLeast = 1_000;

type HandOver = "yielded" | "forced" | "asked" | "other";

/** What is remembered of a tab. */
interface Story {
  /** Its form could be edited, and no loss was said since. */
  edited: boolean;
  /** How its record went to another, last. */
  wentBy: HandOver | undefined;
  before: LockView["kind"];
  /** When it last changed. */
  changedAt: number;
  openedAt: number;
  /** Since when it could say what is true, all being well. */
  calmSince: number | undefined;
  /** When it was refused anything, last. */
  refusedAt: number;
  /** Since when its form, closed on a sound connection, holds all the same. */
  closedSince: number | undefined;
  closedSoundly: boolean;
  /** The connection on which it closed. */
  closedOn: unknown;
  cutSince: number | undefined;
  /** On which its admin pressed « Demander la main », last. */
  askedOn: unknown;
}

export class Witness {
  readonly #stories = new Map<string, Story>();
  #before: Pick<Facts, "lock" | "ask" | "renewed"> = { lock: null, ask: null, renewed: undefined };
  /** The last entry that was not null. */
  #last: LockEntry | null = null;
  /** Who waited when the record became free, and when. */
  #freed: { readonly at: number; readonly waiting: Set<string>; readonly let: boolean } | undefined;
  #disturbedAt = Number.POSITIVE_INFINITY;
  /** When the record or its request passed to somebody, last. */
  #changedAt = 0;

  /** An act of an admin, a network or a backend: what follows needs time. Scenes without it are judged by themselves. */
  disturbed(now: number): void {
    this.#disturbedAt = now;
  }

  /** The admin opens the form, or tries again after a loss: what was before does not count. */
  began({ sid }: Player, now: number): void {
    const story = this.#story(sid, now);
    story.edited = false;
    story.wentBy = undefined;
    story.openedAt = now;
    this.#freed?.waiting.delete(sid);
    // What was refused before is tried again after a pause, in a new form too.
    if (story.refusedAt > 0) story.refusedAt = now;
  }

  /** The admin takes a record whose holder disappeared. */
  forced({ sid }: Player): void {
    this.#freed?.waiting.delete(sid);
  }

  /** The admin leaves the form. */
  closed({ sid, tab }: Player, now: number): void {
    const story = this.#story(sid, now);
    const isRefused = now - story.refusedAt <= pauseAtMost || tab?.signedIn === false;
    story.closedSoundly = tab?.reachable === true && tab.up && !isRefused;
    story.closedOn = tab?.connection;
  }

  /** Somebody's own program writes what the pages may not know of. */
  meddled(): void {
    for (const story of this.#stories.values()) story.closedSoundly = false;
  }

  /** The admin presses « Demander la main ». */
  asked({ sid, tab }: Player, now: number): void {
    this.#story(sid, now).askedOn = tab?.connection;
  }

  check(players: readonly Player[], facts: Facts): void {
    if (standing(facts) !== standing(this.#before)) this.#changedAt = facts.now;
    this.#hearOfHandOvers(players, facts);
    for (const player of players) {
      if (player.tab === undefined) continue;
      const story = this.#story(player.sid, facts.now);
      this.#checkChange(player, story, facts);
      this.#checkSpeed(player, story, facts);
      this.#checkAsking(player, story, facts);
      if (this.#isCalm(player, story, facts)) this.#checkTruth(player, players, facts);
    }
    this.#checkRemains(players, facts);
    this.#before = facts;
  }

  #story(sid: string, now: number): Story {
    const story = this.#stories.get(sid) ?? {
      edited: false,
      wentBy: undefined,
      before: "released",
      changedAt: now,
      openedAt: now,
      calmSince: undefined,
      refusedAt: -pauseAtMost,
      closedSince: undefined,
      closedSoundly: false,
      closedOn: undefined,
      cutSince: undefined,
      askedOn: undefined,
    };
    this.#stories.set(sid, story);
    return story;
  }

  #hearOfHandOvers(players: readonly Player[], { now, lock, orphaned }: Facts): void {
    const { lock: former, ask, renewed } = this.#before;
    if (former !== null && lock === null && !hasLapsed(renewed, now)) {
      this.#checkFarewell(players, former, now);
      // Who opened a moment ago may have its take on the way; the holder's own pages wait for nobody.
      const waiting = players.filter(
        (player) =>
          waits(player) &&
          player.admin !== whose(former.email) &&
          player.tab?.reachable === true &&
          now - this.#story(player.sid, now).changedAt > soon,
      );
      this.#freed = { at: now, waiting: new Set(waiting.map(({ sid }) => sid)), let: former.left };
    }
    if (former === null && lock !== null && this.#freed !== undefined) {
      // L04: a former holder comes first.
      const atLeast = this.#freed.let ? freeAtLeast : graceTime;
      // After refusals a take may be on its way since the lease ran out.
      const isRefused = orphaned || now - this.#story(lock.sid, now).refusedAt <= pauseAtMost;
      if (!isRefused && this.#freed.waiting.has(lock.sid) && now - this.#freed.at < atLeast)
        throw new Error(`${lock.sid} waited, and took the record after ${now - this.#freed.at} ms`);
      this.#freed = undefined;
    }
    const last = this.#last;
    this.#last = lock ?? last;
    if (lock === null || (former !== null && whose(former.email) === whose(lock.email))) return;
    const isAsked = former !== null && ask !== null && ask.sid === lock.sid && isRequestTo(ask, former);
    const how = !isAsked
      ? "other"
      : ask.answer === "yielded"
        ? "yielded"
        : former.typed === false
          ? "asked"
          : "forced";
    // From its last holder: whoever held before may not have heard of that yet.
    for (const player of players)
      if (player.admin === whose(last?.email ?? "?")) this.#story(player.sid, now).wentBy = how;
  }

  /** A form that closes lets go before its entry goes, so that nobody waits for its return. */
  #checkFarewell(players: readonly Player[], former: LockEntry, now: number): void {
    const left = players.find(({ sid, open, optOut }) => sid === former.sid && !open && !optOut);
    // Another tab of the same admin may have written over it, and takes the record itself.
    const isLast = players.filter(({ admin }) => admin === left?.admin).length === 1;
    if (left?.tab === undefined || former.left || !isLast) return;
    const { closedSoundly, closedOn, refusedAt } = this.#story(left.sid, now);
    const isSame = left.tab.connection === closedOn && left.tab.reachable && now - refusedAt > pauseAtMost;
    if (closedSoundly && isSame) throw new Error(`${left.sid} closed its form and did not let go`);
  }

  /** L04 L06: from a form that could be edited the way leads over a loss, and its reason is true. */
  #checkChange(player: Player, story: Story, { now }: Facts): void {
    const view = viewOf(player);
    const isNew = view.kind !== story.before;
    story.before = view.kind;
    if (isNew) story.changedAt = now;
    if (view.kind === "mine") story.edited = true;
    if (!player.open) story.edited = false;
    if (!isNew) return;
    if (view.kind === "other" && story.edited)
      throw new Error(`${player.sid} could edit, and becomes read-only without a word`);
    if (view.kind !== "lost") return;
    story.edited = false;
    const isHandedOver = view.why === "yielded" || view.why === "forced" || view.why === "asked";
    // Typed at the same moment: said to be forced.
    const said = !isHandedOver
      ? "other"
      : story.wentBy === "asked" && view.why === "forced"
        ? "asked"
        : view.why;
    const isKnown = story.cutSince === undefined && player.tab?.up === true && view.why !== "while-away";
    if (
      said !== "other" ? said !== story.wentBy : isKnown && view.why === "taken" && story.wentBy !== "other"
    )
      throw new Error(`${player.sid} is told « ${view.why} » at ${now}, and it was ${story.wentBy}`);
  }

  #checkSpeed(player: Player, story: Story, { now, lock, ask, ruled }: Facts): void {
    const { tab, sid, open } = player;
    const view = viewOf(player);
    if (tab !== undefined && (!ruled || !tab.signedIn || tab.refusals.length > 0)) story.refusedAt = now;
    if (tab === undefined || tab.machine.asleep) return;
    if (view.kind === "mine" && !tab.up) throw new Error(`${sid} is cut off, and believes to hold`);
    if (view.kind === "mine" && !tab.signedIn) throw new Error(`${sid} is signed out, and believes to hold`);
    const isRefused = now - story.refusedAt <= pauseAtMost;
    const isSound = tab.reachable && tab.up && !isRefused;
    // L03: a clean close frees within two seconds.
    const isClosed = isSound && story.closedSoundly && story.closedOn === tab.connection && !open;
    // A refusal stays until it is replaced, so that nobody gets round it by closing.
    const asks = ask?.sid === sid && ask.answer !== "refused";
    story.closedSince = isClosed && (lock?.sid === sid || asks) ? (story.closedSince ?? now) : undefined;
    if (now - (story.closedSince ?? now) > soon)
      throw new Error(`${sid} closed its form and still ${asks ? "asks" : "holds"}`);
    // L07: no answer is said within five seconds.
    if (view.kind !== "connecting" || isRefused) story.openedAt = now;
    if (now - Math.max(story.openedAt, this.#disturbedAt) > patience + margin)
      throw new Error(`${sid} waits for the service, and says nothing`);
    // A holder's tab connects again even where nobody looks at it.
    const isAlone = view.kind === "offline" && view.wasMine && tab.network && !tab.up;
    story.cutSince = tab.up ? undefined : (story.cutSince ?? now);
    if (isAlone && now - Math.max(story.cutSince ?? now, this.#disturbedAt) > settling)
      throw new Error(`${sid} does not connect again`);
    // L04: a former holder takes a free record again at once.
    const isBack = isSound && view.kind === "acquiring" && view.again;
    const news = Math.max(story.changedAt, this.#changedAt, this.#disturbedAt);
    const mayTake = Math.max(news, owedUntil(player, { lock, ask }) + margin);
    if (isBack && now - mayTake > backAtMost) throw new Error(`${sid} is back, and does not take its record`);
    if (view.kind !== "other" || view.takeover.kind !== "asked") return;
    const { forceAt, canForce } = view.takeover;
    if (canForce && forceAt !== undefined && now < forceAt)
      throw new Error(`${sid} is offered to force ${forceAt - now} ms too early`);
  }

  /** L06: a request is sent on the connection on which it was made, or not at all. */
  #checkAsking({ sid, tab }: Player, story: Story, { ask }: Facts): void {
    if (ask?.sid !== sid || (this.#before.ask?.sid === sid && this.#before.ask.at === ask.at)) return;
    if (story.askedOn !== undefined && tab?.connection !== story.askedOn)
      throw new Error(`${sid} asks late, on another connection`);
  }

  /** Nothing happened for a while, and nothing hinders this tab. */
  #isCalm(player: Player, story: Story, { now }: Facts): boolean {
    const { tab, lock } = player;
    const isSound =
      tab !== undefined &&
      !tab.machine.asleep &&
      tab.up &&
      tab.reachable &&
      now - story.refusedAt > pauseAtMost &&
      lock?.stopped() === false;
    story.calmSince = isSound ? (story.calmSince ?? now) : undefined;
    const since = Math.max(story.calmSince ?? now, this.#disturbedAt, this.#changedAt);
    return isSound && player.open && now - since > settling;
  }

  /** L01 L06 L15: what is shown is what the service holds. */
  #checkTruth(player: Player, players: readonly Player[], facts: Facts): void {
    const { lock, ask, now, renewed } = facts;
    const { sid, admin } = player;
    const view = viewOf(player);
    if (view.kind === "lost") return;
    if (lock === null) {
      const until = owedUntil(player, facts);
      const isTold = view.kind === "other" && view.takeover.kind === "owed";
      // One that could be edited, or that still waits for a holder who disappeared.
      const isVacant = view.kind === "other" && view.takeover.kind === "vacant";
      const isBefore = isVacant || (view.kind === "acquiring" && view.again);
      if (isTold && now > until + margin) throw new Error(`${sid} leaves the record to nobody`);
      if (now < until && !isTold && !isBefore) throw new Error(`${sid} is not told who comes first`);
      if (
        this.#freed !== undefined &&
        now - Math.max(until, this.#freed.at, this.#story(sid, now).calmSince ?? now) > freeAtMost
      )
        throw new Error(`${sid} waits for a record that is free`);
      return;
    }
    if (whose(lock.email) === admin) {
      if (view.kind !== "mine") throw new Error(`${sid} may edit, and sees « ${view.kind} »`);
      const isAlone = players.filter((one) => one.admin === admin && one.tab !== undefined).length === 1;
      if (isAlone && corrections(player.tab?.identity.claims.email ?? "") > corrections(lock.email))
        throw new Error(`${sid} holds under a former address`);
      this.#checkAskOfMe(player, view, players, facts);
    } else if (view.kind === "other") {
      if (view.holder.email !== lock.email) throw new Error(`${sid} names ${view.holder.email}`);
      this.#checkMyAsk(player, view, facts);
    } else if (renewed === undefined || now - renewed < 180_000) {
      throw new Error(`${sid} sees « ${view.kind} » of a record that ${lock.email} holds`);
    }
    if (ask !== null && ask.sid === sid && viewOf(player).kind === "mine")
      throw new Error(`${sid} holds, and still asks`);
  }

  /** Every request that counts reaches the holder, and no other. */
  #checkAskOfMe(
    { sid, admin }: Player,
    view: LockView & { readonly kind: "mine" },
    players: readonly Player[],
    { lock, ask, now }: Facts,
  ): void {
    if (ask === null || lock === null || whose(ask.email) === admin) {
      if (view.asked !== undefined) throw new Error(`${sid} is shown a request that is gone`);
      return;
    }
    const counts = isRequestTo(ask, lock);
    if (counts !== (view.asked !== undefined))
      throw new Error(`${sid} ${counts ? "does not hear" : "is shown"} the request of ${ask.sid}`);
    if (view.asked !== undefined && view.asked.answer !== ask.answer)
      throw new Error(`${sid} is shown another answer than it gave`);
    const asker = players.find((player) => player.sid === ask.sid);
    const isThere = asker?.open === true && asker.tab?.reachable === true && asker.tab.refusals.length === 0;
    if (counts && ask.answer === "yielded" && isThere && now - (ask.answeredAt ?? now) > settling)
      throw new Error(`${ask.sid} was handed the record, and does not take it`);
  }

  #checkMyAsk(
    { sid, admin }: Player,
    view: LockView & { readonly kind: "other" },
    { lock, ask, now }: Facts,
  ): void {
    const { kind } = view.takeover;
    if (kind === "taking" || kind === "refused" || kind === "unavailable") return;
    const counts = ask !== null && lock !== null && isRequestTo(ask, lock);
    if (counts && ask.sid === sid && ask.answer === undefined) {
      const canForce = view.takeover.kind === "asked" && view.takeover.canForce;
      if (view.takeover.kind !== "asked") throw new Error(`${sid} asks, and is shown « ${kind} »`);
      if (!canForce && now - ask.at > answerTime + margin) throw new Error(`${sid} can never force`);
      return;
    }
    if (kind === "asked") throw new Error(`${sid} believes to have asked`);
    if (!counts || whose(ask.email) === admin || ask.answer === "refused") return;
    const age = now - ask.at;
    if (kind === "other-asks" ? age > askLifetime + margin : age < askLifetime)
      throw new Error(`${sid} is shown « ${kind} », the request being ${age} ms old`);
  }

  /** L03 S13: a lock and a request go with their tab, unless it opted out or its removal was refused. */
  #checkRemains(players: readonly Player[], { lock, ask, now, orphaned, ruled }: Facts): void {
    for (const player of players) {
      const { optOut, tab, sid } = player;
      if (optOut && tab?.connection?.removals.has("locks/building/12") === true)
        throw new Error(`${sid} opted out, and its entry will be removed`);
    }
    if (orphaned || !ruled) return;
    const byTab = /^[a-z]\d+$/;
    const isGone = (sid: string): boolean => byTab.test(sid) && !players.some((player) => player.sid === sid);
    const optsOut = players.some(({ optOut, admin }) => optOut && admin === whose(lock?.email ?? "?"));
    const grace = this.#goneSince;
    for (const what of [lock, ask]) {
      if (what === null || !isGone(what.sid) || (what === lock && optsOut)) {
        grace.delete(what === ask ? "ask" : "lock");
        continue;
      }
      const name = what === ask ? "ask" : "lock";
      const since = grace.get(name) ?? { sid: what.sid, at: now };
      grace.set(name, since.sid === what.sid ? since : { sid: what.sid, at: now });
      if (since.sid === what.sid && now - since.at > settling)
        throw new Error(`the ${name} of ${what.sid} stays, who is gone`);
    }
  }
  readonly #goneSince = new Map<"ask" | "lock", { readonly sid: string; readonly at: number }>();
}

/** By the specification's words, not by the machine's: to the present holder, and not older than its lock. */
const isRequestTo = (ask: AskEntry, lock: LockEntry): boolean =>
  ask.holder === lock.email && ask.isTimed && (!lock.isTimed || ask.at >= lock.at);

/** The service's time until which a free record is left to the one who asked this admin for it; 0 for nobody. */
function owedUntil({ admin, tab }: Player, { lock, ask }: Pick<Facts, "lock" | "ask">): number {
  const isAsked = ask?.isTimed && ask.holder === tab?.identity.claims.email;
  const isOwed = lock === null && isAsked && whose(ask.email) !== admin && ask.answer !== "refused";
  return isOwed ? ask.at + askLifetime : 0;
}

const standing = ({ lock, ask }: Pick<Facts, "lock" | "ask">): string =>
  JSON.stringify([lock?.sid, lock?.email, ask?.sid, ask?.at, ask?.answer]);

/** How often an address was corrected. */
const corrections = (email: string): number => Number(/\d+/.exec(email)?.[0] ?? 0);

const viewOf = ({ lock }: Player): LockView => lock?.view.get() ?? { kind: "released" };

const waits = (player: Player): boolean => {
  const view = viewOf(player);
  return view.kind === "other" && (view.takeover.kind === "none" || view.takeover.kind === "other-asks");
};
