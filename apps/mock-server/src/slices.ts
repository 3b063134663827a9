/**
 * Runs long work in slices: one world's million rows must not block another. A call that needs an unbuilt
 * index aborts, the index is built between other calls, and the call is retried (docs/decisions/0006).
 */
import { FairShares, type Share } from "./fair-share.ts";

export type Slices<T> = Generator<undefined, T, undefined>;

/** Beyond, a full scan is too long for one turn. */
export const manyRows = 20_000;

export class NotYet extends Error {
  readonly work: Sliced<unknown>;

  constructor(work: Sliced<unknown>) {
    super("an index is not built yet");
    this.work = work;
  }
}

export class Attempt {
  readonly #mayWait: () => boolean;

  /** @param mayWait the call has changed nothing, so may be retried */
  constructor(mayWait: () => boolean = () => true) {
    this.#mayWait = mayWait;
  }

  get mayWait(): boolean {
    return this.#mayWait();
  }

  /** Throws {@link NotYet} where unfinished work is needed. */
  run<T>(call: () => T): T {
    const before = current;
    current = this;
    try {
      return call();
    } finally {
      current = before;
    }
  }
}

let current: Attempt | undefined;
/** Dependencies are sliced too. */
const inSlice = new Attempt();

/** A lazy value, built in slices, or at once for callers that cannot wait. */
export class Sliced<T> {
  readonly #make: () => Slices<T>;
  #steps: Slices<T> | undefined;
  #made: { readonly value: T } | undefined;

  constructor(make: () => Slices<T>) {
    this.#make = make;
  }

  get isDone(): boolean {
    return this.#made !== undefined;
  }

  /** Throws {@link NotYet} in an {@link Attempt} that may wait. */
  get(): T {
    if (this.#made === undefined && current?.mayWait === true) throw new NotYet(this);
    return this.finish();
  }

  /** Builds the value at once. */
  finish(): T {
    const before = current;
    current = undefined;
    try {
      while (this.#made === undefined) this.#step();
      return this.#made.value;
    } finally {
      current = before;
    }
  }

  /** As a part of other sliced work. */
  *rest(): Slices<T> {
    while (this.#made === undefined) {
      this.#step();
      yield;
    }
    return this.#made.value;
  }

  /** Works for `ms`; true once built. Rethrows build errors. */
  work(ms: number): boolean {
    const until = performance.now() + ms;
    while (this.#made === undefined && performance.now() < until) inSlice.run(() => this.#step());
    return this.#made !== undefined;
  }

  #step(): void {
    this.#steps ??= this.#make();
    try {
      const { done, value } = this.#steps.next();
      if (done === true) this.#made = { value };
      else return;
    } catch (error) {
      this.#steps = undefined;
      throw error;
    }
    this.#steps = undefined;
  }
}

export const atOnce = <T>(make: () => Slices<T>): T => new Sliced(make).finish();

/** Values kept between one call's tries. */
export class PerAttempt<T> {
  readonly #values = new WeakMap<Attempt, Map<string, Sliced<T>>>();

  get(key: string, make: () => Slices<T>): T {
    if (current === undefined) return atOnce(make);
    const values = this.#values.get(current) ?? new Map<string, Sliced<T>>();
    this.#values.set(current, values);
    const known = values.get(key) ?? new Sliced(make);
    values.set(key, known);
    return known.get();
  }
}

/** Repeats `read` until its dependencies exist; it must not write before. */
export function* eventually<T>(read: () => T): Slices<T> {
  for (;;) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      yield* error.work.rest();
    }
  }
}

const rowsInSlice = 512;

/** `each` must not write before its dependencies exist. */
export function* forEachBelow(count: number, each: (index: number) => void): Slices<void> {
  let index = 0;
  const some = (): void => {
    for (const end = Math.min(index + rowsInSlice, count); index < end; index += 1) each(index);
  };
  while (index < count) {
    yield* eventually(some);
    yield;
  }
}

/** Retries until dependencies exist, yielding meanwhile. Boxed: a returned promise is not awaited here. */
export async function inSlices<T>(
  call: () => T,
  attempt: Attempt = new Attempt(),
  share: Share = new FairShares().open(),
): Promise<{ readonly value: T }> {
  for (;;) {
    try {
      return { value: share.work(() => attempt.run(call)) };
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      while (!share.work(() => error.work.work(share.piece))) await share.turn();
    }
  }
}
