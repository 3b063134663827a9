/** One direction of a connection: messages arrive delayed, and in order. */
import type { Schedule } from "./schedule.ts";

/** In ms. */
export const maxLatency = 80;
/** To notice a dead connection (ms). */
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
