/** @vitest-environment happy-dom */
import { placed } from "@palier/ui";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "#api/failure.ts";
import { MoveQueue } from "./move-queue.ts";
import { type Move, NotMoved, OrderChanged, type OrderStore, UnknownOutcome } from "./order-store.ts";

function server() {
  let stored: readonly number[] = [1, 2, 3, 4];
  let version = 1;
  let shown: Order = { ids: stored, version };
  const sent: { readonly version: number; readonly ids: readonly number[] }[] = [];
  const waiting: ((outcome: Outcome) => void)[] = [];
  const reports: string[] = [];
  let canRead = true;
  const store: OrderStore<Order> = {
    read: async () => {
      if (!canRead) throw new ApiFailure({ kind: "offline" });
      return shown;
    },
    write: (order) => {
      shown = order;
    },
    refresh: async () => {
      reports.push("refresh");
      if (canRead) shown = { ids: stored, version };
    },
    place: (order, { id, position }) => ({ ...order, ids: placed(order.ids, id, position) }),
    positionOf: ({ ids }, id) => ids.indexOf(id) + 1,
    signature: ({ ids }) => ids.join(),
    send: async (order, move) => {
      sent.push(order);
      const outcome = await new Promise((resolve) => void waiting.push(resolve));
      if (typeof outcome === "number") throw refusal(outcome);
      if (outcome !== "lost before") {
        stored = placed(order.ids, move.id, move.position);
        version += 1;
      }
      if (outcome === "lost, then changed") stored = stored.toReversed();
      if (outcome !== "stored") throw new ApiFailure({ kind: "timeout" });
      return { ids: stored, version };
    },
    onStored: ({ name }, former) => reports.push(`${name} from ${former}`),
    onStopped: ({ move, unsent, error, isAfterUnknown }) => {
      const unknown = error instanceof UnknownOutcome && error.isReread ? "unknown, reread" : "unknown";
      const kinds = { changed: OrderChanged, [unknown]: UnknownOutcome, "not moved": NotMoved };
      const kind = Object.entries(kinds).find(([, type]) => error instanceof type)?.[0] ?? "refused";
      const names = [move, ...unsent].map(({ name }) => name).join(" ");
      reports.push(`${kind}${isAfterUnknown ? " after unknown" : ""}: ${names}`);
    },
  };
  return {
    queue: new MoveQueue(store),
    sent,
    reports,
    shown: () => shown,
    stored: () => stored,
    change: (ids: readonly number[]) => {
      stored = ids;
      version += 1;
    },
    offline: () => {
      canRead = false;
    },
    answer: async (outcome: Outcome) => {
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.(outcome);
    },
  };
}

/** What the server did, and whether its answer arrived; a number is the status of a problem. */
type Outcome = "stored" | "lost" | "lost before" | "lost, then changed" | 409 | 500 | 504;

interface Order {
  readonly ids: readonly number[];
  readonly version: number;
}

const refusal = (status: number) =>
  new ApiFailure({ kind: "problem", status, problem: { type: "about:blank", title: "Refus", status } });
const to = (id: number, position: number): Move => ({ id, name: `m${id}`, position });

test("S21 each move is sent with the version of the answer before it, and the order is read when all are stored", async () => {
  const { queue, shown, answer, sent, reports, stored } = server();
  queue.add(shown(), to(1, 2));
  queue.add(shown(), to(1, 3));
  queue.add(shown(), to(4, 1));
  const made = [4, 2, 3, 1];
  expect(queue.order()?.ids).toEqual(made);
  const seen: unknown[] = [];
  queue.subscribe(() => seen.push(queue.order()?.ids));
  for (const _ of [1, 2, 3]) await answer("stored");
  await queue.settled();
  expect(sent.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(stored()).toEqual(made);
  expect(reports).toEqual(["m1 from 1", "m1 from 2", "m4 from 4", "refresh"]);
  expect(seen).toEqual([undefined]);
  expect(shown()).toEqual({ ids: made, version: 4 });
});

test("A04 a refused move stops the queue: it is reported with those after it, and the order is that of the server", async () => {
  const { queue, shown, answer, sent, reports, change, stored } = server();
  queue.add(shown(), to(1, 2));
  queue.add(shown(), to(2, 4));
  queue.add(shown(), to(3, 1));
  await answer("stored");
  change([4, 3, 2, 1]);
  await answer(409);
  await queue.settled();
  expect(sent).toHaveLength(2);
  expect(reports).toEqual(["m1 from 1", "refused: m2 m3", "refresh"]);
  expect(queue.order()).toBeUndefined();
  expect(shown().ids).toEqual(stored());
});

test("A04 a move made while a refused order is read again is not sent by the order that was refused", async () => {
  const { queue, shown, answer, sent, reports, change } = server();
  queue.add(shown(), to(1, 2));
  change([4, 3, 2, 1]);
  const refused = new Promise<void>((done) => {
    queue.subscribe(() => done());
  });
  await answer(409);
  await refused;
  queue.add(shown(), to(2, 4));
  await queue.settled();
  expect(sent).toHaveLength(1);
  expect(reports).toEqual(["refused: m1", "refresh", "changed: m2", "refresh"]);
});

test("A03 a move whose answer was lost is looked up: stored, the next ones are sent; else its outcome is unknown", async () => {
  const first = server();
  first.queue.add(first.shown(), to(1, 2));
  first.queue.add(first.shown(), to(1, 3));
  await first.answer("lost");
  await first.answer("stored");
  await first.queue.settled();
  expect(first.reports).toEqual(["refresh", "m1 from 1", "m1 from 2", "refresh"]);
  expect(first.sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(first.stored()).toEqual([2, 3, 1, 4]);

  const second = server();
  second.queue.add(second.shown(), to(1, 2));
  second.queue.add(second.shown(), to(3, 1));
  await second.answer("lost before");
  await second.queue.settled();
  expect(second.reports).toEqual(["refresh", "unknown, reread: m1 m3", "refresh"]);
  expect(second.sent).toHaveLength(1);

  const other = server();
  other.queue.add(other.shown(), to(1, 2));
  await vi.waitFor(() => expect(other.sent).toHaveLength(1));
  other.change([4, 1, 2, 3]);
  await other.answer("lost before");
  await other.queue.settled();
  expect(other.reports).toEqual(["refresh", "unknown, reread: m1", "refresh"]);

  const both = server();
  both.queue.add(both.shown(), to(1, 2));
  await both.answer("lost, then changed");
  await both.queue.settled();
  expect(both.stored()).toEqual([4, 3, 1, 2]);
  expect(both.reports).toEqual(["refresh", "unknown, reread: m1", "refresh"]);
  expect(both.shown().ids).toEqual(both.stored());

  const third = server();
  third.queue.add(third.shown(), to(1, 2));
  await vi.waitFor(() => expect(third.sent).toHaveLength(1));
  third.offline();
  await third.answer("lost");
  await third.queue.settled();
  expect(third.reports).toEqual(["refresh", "unknown: m1", "refresh"]);
});

test("A03 only where the server itself has failed, an order as it was tells that nothing was moved", async () => {
  for (const [outcome, report] of [
    [500, "not moved: m1"],
    [504, "unknown, reread: m1"],
  ] as const) {
    const { queue, shown, answer, reports } = server();
    queue.add(shown(), to(1, 2));
    await answer(outcome);
    await queue.settled();
    expect(reports).toEqual(["refresh", report, "refresh"]);
  }
});

test("A03 A04 a move that arrives after it was called unknown is not taken for another admin's by the next one", async () => {
  const { queue, shown, answer, reports, change } = server();
  queue.add(shown(), to(1, 2));
  await answer("lost before");
  await queue.settled();
  queue.add(shown(), to(1, 2));
  change([2, 1, 3, 4]);
  await answer(409);
  await queue.settled();
  queue.add(shown(), to(1, 3));
  await answer(409);
  await queue.settled();
  const stops = reports.filter((each) => each !== "refresh");
  expect(stops).toEqual(["unknown, reread: m1", "refused after unknown: m1", "refused: m1"]);
});

test("S10 closing the tab is warned of as long as a move is not stored, and no longer", async () => {
  const { queue, shown, answer } = server();
  const isWarned = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isWarned()).toBe(false);
  queue.add(shown(), to(1, 2));
  expect(isWarned()).toBe(true);
  await answer("stored");
  await queue.settled();
  expect(isWarned()).toBe(false);
});
