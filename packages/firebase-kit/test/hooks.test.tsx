// @vitest-environment happy-dom
/** The React hooks over a simulated service. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { StrictMode, useEffect, useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { ChildListener } from "../src/adapter/realtime-adapter.ts";
import { shippedPaths } from "../src/lock/paths.ts";
import {
  RealtimeProvider,
  type RecordLock,
  recordLockOf,
  useConnection,
  useEditLock,
  usePresence,
  usePush,
} from "../src/react.ts";
import { createRealtime, type Realtime } from "../src/realtime/realtime.ts";
import { Schedule } from "./schedule.ts";
import { SimulatedService } from "./simulated-service.ts";
import { SimulatedTab } from "./simulated-tab.ts";

afterEach(cleanup);

function openPage() {
  const schedule = new Schedule();
  const service = new SimulatedService(schedule);
  const areas = new Map<string, ChildListener>();
  let opened = 0;
  const page = (email: string): Realtime => {
    const tab = new SimulatedTab(service, schedule, email);
    const adapter = {
      ...tab.adapter,
      watchChildren: (path: string, listener: ChildListener) => {
        areas.set(path, listener);
        return () => areas.delete(path);
      },
    };
    const nothing = () => undefined;
    const open = async () => {
      opened += 1;
      return adapter;
    };
    const backend = { open, suspend: nothing, resume: nothing, close: async () => undefined };
    return createRealtime({ admin: { email, name: email }, backend, clock: schedule.clock() });
  };
  const advance = (milliseconds: number) => act(() => schedule.advance(milliseconds));
  return { service, page, advance, areas, opened: () => opened };
}

function Form({ id }: { readonly id: number }) {
  const { lock, takeover, asked, secondsLeft, actions } = useEditLock("building", id);
  // Something is typed at once.
  useEffect(() => actions.typing(), [actions]);
  return (
    <div>
      <output>
        {JSON.stringify({ lock: lock.kind, takeover: takeover.kind, asked: asked?.by.email, secondsLeft })}
      </output>
      <button type="button" onClick={actions.ask}>
        ask
      </button>
      <button type="button" onClick={actions.yield}>
        yield
      </button>
      <button type="button" onClick={actions.reopen}>
        reopen
      </button>
    </div>
  );
}

const shown = (index = 0) => JSON.parse(screen.getAllByRole("status")[index]?.textContent ?? "null");
const press = (name: string, index = 0) =>
  act(async () => screen.getAllByRole("button", { name })[index]?.click());

test("S12 S13: a form takes its lock once, even mounted twice, and frees it when it goes", async () => {
  const { service, page, advance, opened } = openPage();
  const realtime = page("a@x.fr");
  const view = render(
    <StrictMode>
      <RealtimeProvider service={{ realtime, push: undefined }}>
        <Form id={12} />
      </RealtimeProvider>
    </StrictMode>,
  );
  expect(shown()).toMatchObject({ lock: "free" });
  await advance(1_000);
  expect([shown().lock, opened()]).toEqual(["mine", 1]);
  const before = service.read(shippedPaths.lock("building", 12));
  view.rerender(
    <StrictMode>
      <RealtimeProvider service={{ realtime, push: undefined }}>
        <Form key="again" id={12} />
      </RealtimeProvider>
    </StrictMode>,
  );
  await advance(1_000);
  expect([service.read(shippedPaths.lock("building", 12)), shown().lock]).toEqual([before, "mine"]);
  view.unmount();
  await advance(1_000);
  expect(service.read(shippedPaths.lock("building", 12))).toBeNull();
});

test("S12: another record takes another lock", async () => {
  const { service, page, advance } = openPage();
  const realtime = page("a@x.fr");
  const at = (id: number) => (
    <RealtimeProvider service={{ realtime, push: undefined }}>
      <Form id={id} />
    </RealtimeProvider>
  );
  const view = render(at(12));
  await advance(1_000);
  view.rerender(at(13));
  await advance(1_000);
  expect(service.locked()).toEqual([shippedPaths.lock("building", 13)]);
});

test("L06: the dialogs of two admins: ask, count down, yield", async () => {
  const { page, advance } = openPage();
  const [a, b] = [page("a@x.fr"), page("b@x.fr")];
  render(
    <RealtimeProvider service={{ realtime: a, push: undefined }}>
      <Form id={12} />
    </RealtimeProvider>,
  );
  await advance(1_000);
  render(
    <RealtimeProvider service={{ realtime: b, push: undefined }}>
      <Form id={12} />
    </RealtimeProvider>,
  );
  await advance(1_000);
  expect([shown(0).lock, shown(1)]).toEqual(["mine", { lock: "other", takeover: "none", secondsLeft: 0 }]);
  await press("ask", 1);
  await advance(500);
  expect(shown(0)).toMatchObject({ lock: "mine", asked: "b@x.fr" });
  expect(shown(1)).toMatchObject({ takeover: "asked", secondsLeft: 30 });
  await press("yield", 0);
  await advance(1_000);
  expect([shown(0).lock, shown(1).lock]).toEqual(["lost", "mine"]);
  await press("reopen", 0);
  await advance(500);
  expect(shown(0)).toMatchObject({ lock: "other", takeover: "none" });
});

function List() {
  const [area, setArea] = useState<string>();
  const locks = usePresence(area);
  const connection = useConnection();
  return (
    <div>
      <output>{JSON.stringify({ connection, held: [...locks] })}</output>
      <button type="button" onClick={() => setArea("building")}>
        painted
      </button>
    </div>
  );
}

test("S14 S16: a list loads nothing before it has an area; then it shows what others hold", async () => {
  const { page, advance, areas, opened } = openPage();
  const view = render(
    <RealtimeProvider service={{ realtime: page("a@x.fr"), push: undefined }}>
      <List />
    </RealtimeProvider>,
  );
  await advance(1_000);
  expect([shown(), opened()]).toEqual([{ connection: "idle", held: [] }, 0]);
  await press("painted");
  await advance(1_000);
  const listener = areas.get("locks/building");
  listener?.put("7", { email: "b@x.fr", name: "B", sid: "s", at: 0 });
  listener?.put("8", { email: "a@x.fr", name: "A", sid: "s", at: 0 });
  await advance(10);
  const holder = { name: "B", email: "b@x.fr", since: "1970-01-01T00:00:00.000Z" };
  expect(shown()).toEqual({ connection: "connected", held: [[7, holder]] });
  view.unmount();
  await advance(10);
  expect(areas.size).toBe(0);
});

function Push() {
  const { state } = usePush();
  return <output>{JSON.stringify(state)}</output>;
}

test("S16: without a service every record is free, no list is locked and no push starts", () => {
  render(
    <RealtimeProvider service={undefined}>
      <Form id={12} />
      <List />
      <Push />
    </RealtimeProvider>,
  );
  expect(shown(0)).toMatchObject({ lock: "free", takeover: "none" });
  expect(shown(1)).toEqual({ connection: "idle", held: [] });
  expect(shown(2)).toEqual({ kind: "unsupported" });
});

test("L04 L07: what a form gets for a cut connection, a loss and a missing service", () => {
  const holder = { name: "B", email: "b@x.fr", since: 0 };
  const shown = { name: "B", email: "b@x.fr", since: "1970-01-01T00:00:00.000Z" };
  const expected: readonly (readonly [Parameters<typeof recordLockOf>[0], RecordLock])[] = [
    [
      { kind: "offline", wasMine: true, holder: undefined },
      { kind: "unknown", why: "offline" },
    ],
    [
      { kind: "offline", wasMine: false, holder },
      { kind: "other", holder: shown },
    ],
    [
      { kind: "lost", why: "forced", holder },
      { kind: "lost", why: "forced", holder: shown },
    ],
    [
      { kind: "unavailable", why: "sign-in" },
      { kind: "unknown", why: "sign-in" },
    ],
    [{ kind: "acquiring", again: true, after: undefined }, { kind: "free" }],
    [
      { kind: "acquiring", again: false, after: holder },
      { kind: "other", holder: shown },
    ],
  ];
  for (const [view, lock] of expected) expect(recordLockOf(view)).toEqual(lock);
});
