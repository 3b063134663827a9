import { describe, expect, test } from "vitest";
import { FairShares, type Share } from "./fair-share.ts";

/** A machine whose time passes only by work and sleep. */
class Machine {
  now = 0;
  wakes = 0;
  readonly #waiting: { at: number; wake: () => void }[] = [];
  readonly shares = new FairShares({
    now: () => this.now,
    sleep: (ms) =>
      new Promise((wake) => {
        this.#waiting.push({ at: this.now + ms, wake });
      }),
  });

  /** Wakes sleepers in order of time; each runs as far as it can. */
  async run(): Promise<void> {
    await settled();
    for (;;) {
      const next = this.#waiting.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      this.wakes += 1;
      next.wake();
      await settled();
    }
  }

  /** Works in pieces of this length until a time. Returns the time between pieces. */
  async busy(share: Share, piece: number, until: number): Promise<number[]> {
    const waits: number[] = [];
    let ended = this.now;
    while (this.now < until) {
      if (!share.mayWork) await share.turn();
      waits.push(this.now - ended);
      share.work(() => {
        this.now += piece;
      });
      ended = this.now;
      await this.shares.timing.sleep(0);
    }
    return waits;
  }
}

const settled = async (): Promise<void> => {
  for (let at = 0; at < 50; at += 1) await Promise.resolve();
};

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

describe("worlds share the processor", () => {
  test("a world alone never rests", async () => {
    const machine = new Machine();
    const alone = machine.busy(machine.shares.open(), 5, 1_000);
    await machine.run();
    expect(sum(await alone)).toBe(0);
  });

  test.each([1, 6])("beside heavy work in %i lanes a light world keeps half of the time", async (lanes) => {
    const machine = new Machine();
    const heavy = machine.shares.open();
    const light = machine.shares.open();
    const heavies = Array.from({ length: lanes }, () => machine.busy(heavy, 4, 1_000));
    const lights = machine.busy(light, 0.25, 1_000);
    await machine.run();
    const waits = await lights;
    await Promise.all(heavies);
    expect(waits.length * 0.25).toBeGreaterThan(450);
    // It waits for one piece at a time, however many are due.
    expect(Math.max(...waits)).toBeLessThan(5);
  });

  test("a call of several pieces in one turn is rested for as a whole", async () => {
    const machine = new Machine();
    const light = machine.shares.open();
    const heavy = machine.shares.open();
    light.work(() => undefined);
    // A rest for the last, shortest piece alone would be none.
    const heavies = (async () => {
      const waits: number[] = [];
      for (let ended = machine.now; machine.now < 1_000; ended = machine.now) {
        if (!heavy.mayWork) await heavy.turn();
        waits.push(machine.now - ended);
        for (const piece of [1, 4, 0]) {
          heavy.work(() => {
            machine.now += piece;
          });
        }
        await machine.shares.timing.sleep(0);
      }
      return waits;
    })();
    const lights = machine.busy(light, 0.25, 1_000);
    await machine.run();
    const waits = await heavies;
    await lights;
    expect(sum(waits)).toBeGreaterThan(450);
    expect(Math.max(...waits)).toBeLessThan(7);
  });

  test("two heavy worlds take turns, and the processor does not stand still", async () => {
    const machine = new Machine();
    const works = [1, 2].map(() => machine.busy(machine.shares.open(), 4, 1_000));
    await machine.run();
    const [one = [], other = []] = await Promise.all(works);
    expect(Math.abs(one.length - other.length)).toBeLessThanOrEqual(1);
    expect((one.length + other.length) * 4).toBeGreaterThan(990);
  });

  test("long work alone is not paid for once another world comes", async () => {
    const machine = new Machine();
    const heavy = machine.shares.open();
    const first = machine.busy(heavy, 4, 10_000);
    await machine.run();
    await first;
    const light = machine.busy(machine.shares.open(), 0.25, 10_100);
    const waits = machine.busy(heavy, 4, 10_100);
    await machine.run();
    await light;
    expect(Math.max(...(await waits))).toBeLessThanOrEqual(5);
  });

  test("a piece that took seconds is followed by a short rest", async () => {
    const machine = new Machine();
    const slow = machine.shares.open();
    slow.work(() => {
      machine.now += 5_000;
    });
    const others = machine.busy(machine.shares.open(), 0.25, 5_200);
    const waits = machine.busy(slow, 0.25, 5_200);
    await machine.run();
    await others;
    expect(Math.max(...(await waits))).toBeLessThan(51);
  });

  test("a world that has gone silent is not waited for", async () => {
    const machine = new Machine();
    machine.shares.open().work(() => undefined);
    const waits = machine.busy(machine.shares.open(), 4, 1_000);
    await machine.run();
    expect(sum(await waits)).toBeLessThan(30);
  });

  test("work that can be divided is done in short pieces beside another world, in longer ones alone", () => {
    const machine = new Machine();
    const share = machine.shares.open();
    expect(share.piece).toBe(8);
    machine.shares.open().work(() => undefined);
    expect(share.piece).toBe(2);
    machine.now += 21;
    expect(share.piece).toBe(8);
  });

  /** Each chunk with the number of sleepers woken before it. */
  async function streamed(count: number, last: number) {
    const machine = new Machine();
    const other = machine.shares.open();
    other.work(() => undefined);
    let made = 0;
    let isClosed = false;
    function* chunks() {
      try {
        for (; made < count; made += 1) yield made;
      } finally {
        isClosed = true;
      }
    }
    const seen: number[] = [];
    const wakes: number[] = [];
    const reading = (async () => {
      for await (const chunk of machine.shares.open().paced(chunks())) {
        seen.push(chunk);
        wakes.push(machine.wakes);
        other.work(() => undefined);
        if (chunk === last) break;
      }
    })();
    await machine.run();
    await reading;
    return { seen, made, isClosed, turns: new Set(wakes).size };
  }

  test("a stream makes one chunk a turn beside another world, all of them", async () => {
    const all = [0, 1, 2, 3, 4];
    expect(await streamed(5, 5)).toEqual({ seen: all, made: 5, isClosed: true, turns: 5 });
  });

  test("a stream closes when it is left", async () => {
    expect(await streamed(5, 3)).toEqual({ seen: [0, 1, 2, 3], made: 3, isClosed: true, turns: 4 });
  });
});
