import { expect, test } from "vitest";
import { type CallNote, Journal } from "./journal.ts";
import { JournalRoom } from "./journal-room.ts";

const call = (query: string): CallNote => ({
  at: 0,
  method: "GET",
  path: "/admin/building/ajax-list",
  query,
  route: "building.list",
  status: 200,
  ms: 1,
  admin: undefined,
  played: false,
  faults: [],
  contentType: "application/json",
});
const lines = (journal: Journal): number =>
  journal.list(
    0,
    () => true,
    () => null,
  ).length;
const body = new Uint8Array(2000);

test("B10 the journals of all worlds hold what is stated; those that were written to longest ago are cleared", () => {
  const most = 400_000;
  const room = new JournalRoom(most);
  const journals = Array.from({ length: 50 }, () => new Journal(room));
  const highest = journals.map((journal) => {
    for (let at = 0; at < 10; at += 1) journal.note(call("q".repeat(1000)), undefined, body);
    return room.used;
  });
  expect(Math.max(...highest)).toBeLessThanOrEqual(most);
  expect(Math.max(...highest)).toBeGreaterThan(most / 2);
  expect(journals.map(lines).slice(0, 40)).toEqual(Array(40).fill(0));
  expect(lines(journals.at(-1) ?? new Journal())).toBe(10);
});

test("B10 numbers go on after a journal was cleared, and what is cleared gives its room back", () => {
  const room = new JournalRoom(100_000);
  const [one, two] = [new Journal(room), new Journal(room)];
  one.note(call(""), undefined, body);
  for (let at = 0; at < 20; at += 1) two.note(call("q".repeat(4000)), undefined, body);
  expect(lines(one)).toBe(0);
  expect(one.note(call(""), undefined, body)).toBe(2);
  one.clear();
  two.clear();
  expect(room.used).toBe(0);
});
