/** @vitest-environment happy-dom */
import type { LockHolder } from "@palier/firebase-kit/react";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useBarredUntilRead } from "./use-shown-lock.ts";

afterEach(cleanup);

const karim: LockHolder = { name: "Karim Benali", email: "k", since: "2026-11-20T09:30:00Z" };
const anne: LockHolder = { name: "Anne Autre", email: "a", since: "2026-11-20T09:31:00Z" };

function shown() {
  const reads: PromiseWithResolvers<void>[] = [];
  const read = () => {
    const under = Promise.withResolvers<void>();
    reads.push(under);
    return under.promise;
  };
  const hook = renderHook(
    ({ holder }: { holder: LockHolder | undefined }) => useBarredUntilRead(holder, read),
    { initialProps: { holder: karim as LockHolder | undefined } },
  );
  return {
    reads,
    barredBy: () => hook.result.current?.name,
    held: (holder: LockHolder | undefined) => hook.rerender({ holder }),
    ends: (read: number) => act(async () => reads[read]?.resolve()),
  };
}

test("S15 who let go bars the actions until the record was read as it is then", async () => {
  const { reads, barredBy, held, ends } = shown();
  expect([barredBy(), reads.length]).toEqual(["Karim Benali", 0]);
  held(undefined);
  expect([barredBy(), reads.length]).toEqual(["Karim Benali", 1]);
  await ends(0);
  expect(barredBy()).toBeUndefined();
});

test("S15 another admin who takes it meanwhile is named, and bars it after the first one's read as well", async () => {
  const { reads, barredBy, held, ends } = shown();
  held(undefined);
  held(anne);
  expect(barredBy()).toBe("Anne Autre");
  await ends(0);
  expect(barredBy()).toBe("Anne Autre");
  held(undefined);
  expect([barredBy(), reads.length]).toEqual(["Anne Autre", 2]);
  await ends(1);
  expect(barredBy()).toBeUndefined();
});
