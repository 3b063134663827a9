/** @vitest-environment happy-dom */
import { placed, UiProvider } from "@palier/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMoves } from "./use-moves.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("S21 a screen that stood for long shows its moves, and sends them one after the other, as one that just came", async () => {
  const client = new QueryClient();
  const key = ["entity", "service", "sorted"];
  client.setQueryData(key, [1, 2, 3]);
  const answers: (() => void)[] = [];
  const order = {
    orderIn: (data: readonly number[]) => data,
    withOrder: (_: readonly number[], ids: readonly number[]) => ids,
    place: (ids: readonly number[], { id, position }: { id: number; position: number }) =>
      placed(ids, id, position),
    positionOf: (ids: readonly number[], id: number) => ids.indexOf(id) + 1,
    signature: (ids: readonly number[]) => ids.join(),
    send: async (ids: readonly number[], { id, position }: { id: number; position: number }) => {
      await new Promise<void>((resolve) => void answers.push(resolve));
      return placed(ids, id, position);
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(() => useMoves<readonly number[], readonly number[]>(key, order), {
    wrapper,
  });
  await vi.advanceTimersByTimeAsync(299_000);
  client.setQueryData(key, [1, 2, 3]);
  act(() => result.current.move([1, 2, 3], { id: 1, name: "un", position: 2 }));
  await vi.advanceTimersByTimeAsync(2_000);
  rerender();
  expect(result.current.order).toEqual([2, 1, 3]);
  act(() => result.current.move([2, 1, 3], { id: 1, name: "un", position: 3 }));
  await vi.advanceTimersByTimeAsync(100);
  expect(answers).toHaveLength(1);
});
