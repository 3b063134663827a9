/** @vitest-environment happy-dom */
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { entityRoot, useRefresh } from "./refresh.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const screenState = { version: 1, refresh: (): Promise<void> => Promise.resolve() };

function Version() {
  const { data } = useQuery({
    queryKey: [...entityRoot, "building"],
    queryFn: async () => screenState.version,
  });
  screenState.refresh = useRefresh();
  return <p>{data}</p>;
}

test("A18 a refresh is over once the screen shows what it read: until then, a press would send the former version", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Version />
    </QueryClientProvider>,
  );
  await screen.findByText("1");
  screenState.version = 2;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  await screenState.refresh();
  expect(screen.getByRole("paragraph").textContent).toBe("2");
});
