/**
 * Long work in slices, so that one world's million rows never keep another world waiting. Code stays written as if every
 * index were there; where one is not, the call stops, the index is built between the turns of other calls, and the call
 * is made again (docs/decisions/0006).
 */

/** Work that pauses wherever it yields. */
export type Slices<T> = Generator<undefined, T, undefined>;

/** From this many rows on, reading all of them is too long for one turn. */
export const manyRows = 20_000;

/** Thrown in an {@link Attempt} where work is not done yet. */
export class NotYet extends Error {
  readonly work: Sliced<unknown>;

  constructor(work: Sliced<unknown>) {
    super("an index is not built yet");
    this.work = work;
  }
}

/** One call's tries, between which what it needs is built. */
export class Attempt {
  readonly #mayWait: () => boolean;

  /** @param mayWait whether the call may still be made again: it has changed nothing so far. */
  constructor(mayWait: () => boolean = () => true) {
    this.#mayWait = mayWait;
  }

  get mayWait(): boolean {
    return this.#mayWait();
  }

  /** Runs a call. Throws {@link NotYet} where it needs work that is not done. */
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
/** In a slice, what it needs in turn is done in slices too. */
const inSlice = new Attempt();

/** A value that is made once, in slices: at once where nobody can wait, else between the turns of others. */
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

  /** The value. Throws {@link NotYet} in an {@link Attempt} that may wait. */
  get(): T {
    if (this.#made === undefined && current?.mayWait === true) throw new NotYet(this);
    return this.finish();
  }

  /** The value, whoever waits. */
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

  /** The value, made as a part of other sliced work. */
  *rest(): Slices<T> {
    while (this.#made === undefined) {
      this.#step();
      yield;
    }
    return this.#made.value;
  }

  /** Works for some milliseconds; true once the value is there. Rethrows what its making throws. */
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

/** The result of work that is done in one go. */
export const atOnce = <T>(make: () => Slices<T>): T => new Sliced(make).finish();

/** A value of one call that is kept between its tries, by a key. */
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

/** What `read` gives, once all that it needs is there. It may be run several times, so it must change nothing before that. */
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

/** Does something with each number below `count`, in slices. `each` must change nothing before it has all that it needs. */
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

const sliceMs = 8;
const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Makes a call again and again until all that it needs is there, letting others have their turns meanwhile. Gives what it
 * returned, in a box: a promise may be among that, for which nobody should wait here.
 */
export async function inSlices<T>(
  call: () => T,
  attempt: Attempt = new Attempt(),
): Promise<{ readonly value: T }> {
  for (;;) {
    try {
      return { value: attempt.run(call) };
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      while (!error.work.work(sliceMs)) await othersTurn();
    }
  }
}
