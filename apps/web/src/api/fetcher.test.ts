import { buildingRoutes } from "@palier/contract/areas/building";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { ApiFailure } from "./failure.ts";
import { freshWorld } from "./fresh-world.ts";
import { queryClient } from "./query-client.ts";

const world = freshWorld();

const list = (signal?: AbortSignal) => call(buildingRoutes.list, { signal });

test("A03 an abort while the body is read is an abort, not a lost connection", async () => {
  await world.fault({ route: "building.list", slowBody: 100 });
  const leave = new AbortController();
  const answer = list(leave.signal);
  await world.waitFor({ route: "building.list" });
  leave.abort();
  await expect(answer).rejects.toMatchObject({ failure: { kind: "aborted" } });
});

test("A03 a time-out while the body is read is a time-out", async () => {
  await world.fault({ route: "building.list", slowBody: 100 });
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementationOnce(() => timeout.call(AbortSignal, 50));
  await expect(list()).rejects.toMatchObject({ failure: { kind: "timeout" } });
});

test("A03 a file longer than other bodies may be arrives whole, and gets more time than they do", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const content = `Référence de l’immeuble;Lot;Étage\n${"IMM-00001;é;1\n".repeat(100_000)}`;
  const body = { fileName: "lots.csv", kind: "lots" as const, content };
  const made = await call(walletRoutes.upload.post, { params: { walletId: 1 }, body });
  expect(made.rowsTotal).toBe(100_000);
  expect(timeout.mock.lastCall?.[0]).toBeGreaterThan(30_000 + content.length / 50);
  timeout.mockRestore();
});

test("A03 a refusal whose body is cut keeps its status", async () => {
  await world.fault({ route: "building.list", status: 500, malformed: true });
  await expect(list()).rejects.toMatchObject({ failure: { kind: "problem", status: 500 } });
});

test.each([
  ["a lost connection", { kind: "offline" } as const, true, 3],
  ["a lost connection without a network", { kind: "offline" } as const, false, 1],
  ["a time-out", { kind: "timeout" } as const, true, 1],
  ["a malformed answer", { kind: "malformed", detail: "" } as const, true, 1],
])("A03 a list is asked again after %s as often as it is worth", async (name, failure, onLine, times) => {
  vi.stubGlobal("navigator", { onLine });
  const { retry = false } = queryClient.getDefaultOptions().queries ?? {};
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new ApiFailure(failure));
  };
  await expect(
    queryClient.fetchQuery({ queryKey: ["retry", name], queryFn, retry, retryDelay: 1 }),
  ).rejects.toThrow();
  vi.unstubAllGlobals();
  expect(asked).toBe(times);
});
