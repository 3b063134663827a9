import { expect, test, vi } from "vitest";
import { FairShares, machine } from "./fair-share.ts";
import { Attempt, eventually, forEachBelow, inSlices, NotYet, PerAttempt, Sliced } from "./slices.ts";
import { sortInSlices } from "./store/in-slices.ts";

const sumBelow = (count: number): Sliced<number> =>
  new Sliced(function* () {
    let sum = 0;
    yield* forEachBelow(count, (index) => {
      sum += index;
    });
    return sum;
  });

test("what nobody can wait for is made at once", () => {
  expect(sumBelow(10_000).get()).toBe(49_995_000);
});

test("what a call waits for is made between the turns of others", async () => {
  const sum = sumBelow(3_000_000);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const { value } = await inSlices(() => sum.get());
  clearInterval(counting);
  expect(value).toBe(4_499_998_500_000);
  expect(turns).toBeGreaterThan(0);
});

test("work is cut smaller beside another world than alone", async () => {
  let time = 0;
  const now = () => {
    time += 0.01;
    return time;
  };
  const shares = new FairShares({ ...machine, now });
  const share = shares.open();
  const pieces = vi.spyOn(Sliced.prototype, "work");
  const cut = async () => {
    const sum = sumBelow(1_000);
    await inSlices(() => sum.get(), new Attempt(), share);
    return new Set(pieces.mock.calls.splice(0).flat());
  };
  expect(await cut()).toEqual(new Set([8]));
  shares.open().work(() => undefined);
  expect(await cut()).toEqual(new Set([2]));
  pieces.mockRestore();
});

test("work that needs other work waits for it, and takes nothing in twice", async () => {
  const inner = sumBelow(2_000);
  const outer = new Sliced(function* () {
    const seen: number[] = [];
    yield* forEachBelow(1_000, (index) => {
      if (index === 700) inner.get();
      seen.push(index);
    });
    return seen.length + (yield* eventually(() => inner.get()));
  });
  expect((await inSlices(() => outer.get())).value).toBe(1_000 + 1_999_000);
});

test("a call that has changed something is finished at once, and never made again", async () => {
  const sum = sumBelow(2_000);
  let changes = 0;
  const { value } = await inSlices(
    () => {
      changes += 1;
      return sum.get();
    },
    new Attempt(() => changes === 0),
  );
  expect([value, changes]).toEqual([1_999_000, 1]);
});

test("a value of one call is made once for all its tries", async () => {
  const values = new PerAttempt<number>();
  let made = 0;
  const { value } = await inSlices(() =>
    ["a", "b"].map((key) =>
      values.get(key, function* () {
        made += 1;
        yield;
        return made;
      }),
    ),
  );
  expect(value).toEqual([1, 2]);
});

test("work that fails fails for each who waits, and is begun anew", async () => {
  let tries = 0;
  const failing = new Sliced(function* (): Generator<undefined, number> {
    yield;
    tries += 1;
    throw new RangeError("no such row");
  });
  await expect(inSlices(() => failing.get())).rejects.toThrow("no such row");
  await expect(inSlices(() => failing.get())).rejects.toThrow("no such row");
  expect(tries).toBe(2);
  expect(() => new Attempt().run(() => failing.get())).toThrow(NotYet);
});

test("sorting in slices is stable", () => {
  const items = Array.from({ length: 5_000 }, (_, at) => ({ at, key: (at * 7919) % 13 }));
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
  expect(new Sliced(() => sortInSlices(items, compare)).get()).toEqual(items.toSorted(compare));
});
