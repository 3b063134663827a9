/** One way of a connection: messages take their time, and arrive in order. */
import type { Schedule } from "./schedule.ts";

/** The longest way of a message (milliseconds). */
export const maxLatency = 80;
/** The longest time until a dead connection is noticed (milliseconds). */
export const maxNotice = 4_000;

export class MessageWay {
  readonly #schedule: Schedule;
  #last = 0;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  send(arrive: () => void): void {
    const { now } = this.#schedule;
    this.#last = Math.max(this.#last, now + this.#schedule.random() * maxLatency);
    this.#schedule.after(this.#last - now, arrive);
  }
}
