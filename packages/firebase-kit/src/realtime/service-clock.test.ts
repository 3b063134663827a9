import { expect, test } from "vitest";
import { serviceClock } from "./service-clock.ts";

const hour = 3_600_000;

function machine() {
  let wall = 1_000_000_000;
  let steady = 5_000;
  let doubts = 0;
  const doubted = () => {
    doubts += 1;
  };
  const clock = serviceClock(doubted, { wall: () => wall, steady: () => steady });
  return {
    clock,
    doubts: () => doubts,
    pass: (ms: number) => {
      wall += ms;
      steady += ms;
    },
    sleep: (ms: number) => {
      wall += ms;
    },
    set: (ms: number) => {
      wall += ms;
    },
    handshake: (service: number) => clock.hear(service - wall),
  };
}

test.each([-2 * hour, -hour])(
  "L10 a clock that is set by %s ms while connected makes no time go back",
  (by) => {
    const { clock, handshake, pass, set } = machine();
    handshake(7 * hour);
    pass(60_000);
    set(by);
    pass(90_000);
    expect(clock.now()).toBe(7 * hour + 150_000);
  },
);

test.each([hour, 2 * hour])(
  "L10 a clock that is set by %s ms is right again at the next connection",
  (by) => {
    const { clock, handshake, pass, set } = machine();
    handshake(7 * hour);
    set(by);
    pass(1_000);
    // Locks may count as lapsed too soon, never as held too long.
    expect(clock.now()).toBe(7 * hour + by + 1_000);
    handshake(7 * hour + 1_000);
    pass(500);
    expect(clock.now()).toBe(7 * hour + 1_500);
  },
);

test("L10 what a machine slept has gone by, on one whose counting clock slept with it as well", () => {
  const { clock, handshake, sleep } = machine();
  handshake(7 * hour);
  sleep(24 * hour);
  expect(clock.now()).toBe(31 * hour);
});

test.each([
  ["set forward", 2 * hour],
  ["set back", -2 * hour],
  ["set by a few seconds, as machines do by themselves", 4_000],
])("L10 the service is asked for its time, once, when the clock was %s", (_, by) => {
  const { clock, handshake, pass, set, doubts } = machine();
  handshake(7 * hour);
  pass(60_000);
  clock.now();
  expect(doubts()).toBe(0);
  set(by);
  for (let look = 0; look < 3; look += 1) clock.now();
  const once = Math.abs(by) > 5_000 ? 1 : 0;
  expect(doubts()).toBe(once);
  handshake(7 * hour + 60_000);
  clock.now();
  expect(doubts()).toBe(once);
});
