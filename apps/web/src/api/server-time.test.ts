import { expect, test, vi } from "vitest";

// Other files of this worker have heard of a time.
vi.resetModules();
const { noteServerTime, serverTime } = await import("./server-time.ts");

// No promise: what is over is decided by the server, in its own tests.
test("the server's time is what its figures and counts said last, and nothing else's", () => {
  expect(serverTime()).toBeUndefined();
  noteServerTime({ at: "2026-11-20T09:30:00Z", counts: { all: 3 } });
  expect(serverTime()).toBe(Date.parse("2026-11-20T09:30:00Z"));
  // An alert has its own time.
  for (const other of [{ id: 1, at: "2030-01-01T00:00:00Z" }, { generatedAt: 5 }, null, "2030-01-01"])
    noteServerTime(other);
  expect(serverTime()).toBe(Date.parse("2026-11-20T09:30:00Z"));
  noteServerTime({ generatedAt: "2026-11-19T09:30:00Z" });
  expect(serverTime()).toBe(Date.parse("2026-11-19T09:30:00Z"));
});
