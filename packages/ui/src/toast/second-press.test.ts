import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreSecondPress } from "./second-press.ts";

const place = document.createElement("button");
const elsewhere = document.createElement("input");

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  document.body.replaceChildren(place, elsewhere);
  place.focus();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The frame in which the toast has gone, and the next one's beginning. */
function draw() {
  for (const _ of ["drawn", "seen"]) for (const frame of frames.splice(0)) frame();
}

/** Whether the page hears of a key at this ms after the toast was seen to be gone. */
function hears(type: "keydown" | "keyup", key: string, after: number, repeat = false): boolean {
  const event = new KeyboardEvent(type, { key, repeat, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: 1_000 + after });
  document.activeElement?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test.each(["Enter", " "])(
  "A16 a second press of « %s » within half a second is ignored, a later one is not",
  (key) => {
    ignoreSecondPress(place);
    draw();
    expect([hears("keydown", key, 0), hears("keydown", key, 500)]).toEqual([false, false]);
    expect(hears("keydown", key, 501)).toBe(true);
    expect(hears("keydown", key, 502)).toBe(true);
  },
);

test("A16 as long as the toast is still to be seen, a second press is ignored", () => {
  ignoreSecondPress(place);
  expect(hears("keydown", "Enter", 3_000)).toBe(false);
  draw();
  expect(hears("keydown", "Enter", 501)).toBe(true);
});

test("A16 a key that is held is ignored, however long", () => {
  ignoreSecondPress(place);
  draw();
  expect(hears("keydown", "Enter", 5_000, true)).toBe(false);
});

test("A16 a key whose press was ignored does nothing when it is let go, however late", () => {
  ignoreSecondPress(place);
  draw();
  hears("keydown", " ", 300);
  expect(hears("keyup", " ", 900)).toBe(false);
  hears("keydown", " ", 1_000);
  expect(hears("keyup", " ", 1_100)).toBe(true);
});

test("A16 other keys, and keys elsewhere, are heard", () => {
  ignoreSecondPress(place);
  elsewhere.focus();
  expect(hears("keydown", "Enter", 10)).toBe(true);
  place.focus();
  ignoreSecondPress(place);
  expect(hears("keydown", "j", 10)).toBe(true);
});

test("A05 what is typed into a field that has the focus again is its own", () => {
  elsewhere.focus();
  ignoreSecondPress(elsewhere);
  expect(hears("keydown", " ", 10)).toBe(true);
});
