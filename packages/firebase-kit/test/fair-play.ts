/**
 * Checks what no program may obtain: a record without a timely request, a second chance after a refusal, or a record
 * kept from who asked.
 */

import { answerTime, askLifetime } from "../rules/times.ts";
import { type AskEntry, hasLapsed, type LockEntry } from "../src/lock/entry.ts";
import { whose } from "./simulated-service.ts";

export interface Standing {
  readonly lock: LockEntry | null;
  readonly renewed: number | undefined;
  readonly ask: AskEntry | null;
  /** The initial address of who last wrote or removed the request. */
  readonly author: string | undefined;
}

/** Compares the service's state with the one before the last event. */
export class FairPlay {
  #before: Standing = { lock: null, renewed: undefined, ask: null, author: undefined };
  #refusal: { readonly email: string; readonly holder: string; readonly at: number } | undefined;

  check(standing: Standing, now: number): void {
    this.#checkHandOver(standing, now);
    this.#checkRefusal(standing, now);
    this.#checkPuttingOff(standing, now);
    this.#before = standing;
  }

  /**
   * Before its lease expires, a lock changes hands only after a request that was accepted, or unanswered for
   * 30 s.
   */
  #checkHandOver({ lock }: Standing, now: number): void {
    const { lock: former, renewed, ask } = this.#before;
    if (
      former === null ||
      lock === null ||
      whose(lock.email) === whose(former.email) ||
      hasLapsed(renewed, now)
    )
      return;
    const isAsked =
      ask !== null && whose(ask.email) === whose(lock.email) && whose(ask.holder) === whose(former.email);
    if (!isAsked || (former.isTimed && ask.at < former.at))
      throw new Error(`${lock.email} took what ${former.email} holds, and was not asked for`);
    const isTyped = former.typed !== false;
    if (ask.answer !== "yielded" && isTyped && now - ask.at < answerTime)
      throw new Error(`${lock.email} took what ${former.email} holds before the time to answer was over`);
  }

  /** Who was asked neither clears the request, nor begins a lock that is newer than it. */
  #checkPuttingOff({ lock, ask, author }: Standing, now: number): void {
    const { lock: former, ask: asked, renewed } = this.#before;
    if (asked === null || asked.answer === "refused" || now - asked.at >= askLifetime) return;
    const holder = whose(asked.holder);
    const holds = former !== null && whose(former.email) === holder;
    // A request older than the lock, or to who held it before, was over.
    const isOver = former !== null && (!holds || !former.isTimed || asked.at < former.at);
    if (isOver || hasLapsed(renewed, now) || whose(asked.email) === holder) return;
    if (ask === null && author === holder) throw new Error(`${holder} cleared the request of ${asked.email}`);
    if (
      lock?.isTimed === true &&
      whose(lock.email) === holder &&
      lock.at > asked.at &&
      lock.at !== former?.at
    )
      throw new Error(`${holder} put off ${asked.email} by a newer lock`);
  }

  /**
   * A refused admin may ask the same holder again after 30 s. The holder, and an admin who makes room for an own
   * request, may clear the refusal before; the refused one may not.
   */
  #checkRefusal({ lock, ask, author }: Standing, now: number): void {
    const former = this.#before;
    if (lock === null || lock.at !== former.lock?.at) this.#refusal = undefined;
    const isCleared = ask === null && former.ask !== null && author !== this.#refusal?.email;
    if (isCleared) this.#refusal = undefined;
    const refused = this.#refusal;
    // A request older than the lock counts as none, like its refusal.
    const isOver = lock?.isTimed === true && ask !== null && ask.at < (lock.at ?? 0);
    if (ask?.answer === "refused" && ask.answeredAt !== undefined && !isOver)
      this.#refusal = { email: whose(ask.email), holder: ask.holder, at: ask.answeredAt };
    else if (
      refused !== undefined &&
      ask !== null &&
      ask.at !== former.ask?.at &&
      whose(ask.email) === refused.email &&
      whose(ask.holder) === whose(refused.holder) &&
      now - refused.at < answerTime
    )
      throw new Error(`${ask.email} asked again ${now - refused.at} ms after a refusal`);
  }
}
