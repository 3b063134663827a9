export class Tally {
  /** Checked completely. */
  looked = 0;
  readonly #inPart = new Map<string, number>();
  readonly #unlooked = new Map<string, number>();

  /** Counts a partly checked call: `answer longer than …`. */
  inPart(reason: string): void {
    count(this.#inPart, reason);
  }

  unlooked(reason: string): void {
    count(this.#unlooked, reason);
  }

  /** At least in part. */
  get hasLooked(): boolean {
    return this.looked + sum(this.#inPart) > 0;
  }

  /** `3 calls looked at, 1 in part (answer …), 2 passed unlooked (2 a WebSocket)` */
  get line(): string {
    const total = this.looked + sum(this.#inPart) + sum(this.#unlooked);
    return [
      `${total} calls: ${this.looked} looked at`,
      `${sum(this.#inPart)} in part${reasons(this.#inPart)}`,
      `${sum(this.#unlooked)} passed unlooked${reasons(this.#unlooked)}`,
    ].join(", ");
  }
}

function count(counts: Map<string, number>, reason: string): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, each) => total + each, 0);

const reasons = (counts: ReadonlyMap<string, number>): string =>
  counts.size === 0
    ? ""
    : ` (${[...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([reason, times]) => `${times} ${reason}`)
        .join("; ")})`;
