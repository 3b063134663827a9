/** A computer that can sleep: its timers stop, and overdue ones run when it wakes. */
export class SleepingMachine {
  asleep = false;
  readonly #due: (() => void)[] = [];

  wake(): void {
    this.asleep = false;
    for (const run of this.#due.splice(0)) run();
  }

  /** Runs at its time, or on waking. */
  later(run: () => void): () => void {
    return () => {
      if (this.asleep) this.#due.push(run);
      else run();
    };
  }
}
