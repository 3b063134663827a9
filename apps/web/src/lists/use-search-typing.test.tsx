/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSearchTyping } from "./use-search-typing.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Search() {
  const [params, setParams] = useSearchParams();
  const change = ({ search = "" }) => setParams({ q: search }, { replace: true });
  const { value, onValueChange } = useSearchTyping(params.get("q") ?? "", change, "towns");
  return <input aria-label="search" value={value} onChange={({ target }) => onValueChange(target.value)} />;
}

/** Its record never finishes loading by itself. */
function openList() {
  let arrive = (): void => undefined;
  const arrived = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: "/list", element: <Search /> },
      { path: "/record", element: <h1>Record</h1>, loader: () => arrived },
    ],
    { initialEntries: ["/list"] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive };
}
const type = (text: string) => fireEvent.change(screen.getByLabelText("search"), { target: { value: text } });
const rest = () => act(async () => void vi.advanceTimersByTime(1_000));

test("A12 what is typed is searched once typing rests", async () => {
  const { router } = openList();
  type("til");
  expect(router.state.location.search).toBe("");
  await rest();
  expect(router.state.location.search).toBe("?q=til");
});

test("A01 a search that was typed before a row's link was pressed does not call that navigation off", async () => {
  const { router, arrive } = openList();
  type("til");
  let gone: Promise<void> = Promise.resolve();
  await act(async () => {
    gone = router.navigate("/record");
  });
  await rest();
  await act(async () => {
    arrive();
    await gone;
  });
  expect(router.state.location.pathname).toBe("/record");
  expect(screen.getByRole("heading", { name: "Record" })).toBeTruthy();
});

test("A01 a search does not call off a navigation either that has begun and is not rendered yet", async () => {
  const { router } = openList();
  type("til");
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  void router.navigate("/record");
  vi.advanceTimersByTime(1_000);
  vi.unstubAllGlobals();
  expect(router.state.navigation.location?.pathname).toBe("/record");
  await rest();
  expect(router.state.navigation.location?.pathname).toBe("/record");
});

const rows = Promise.withResolvers<string>();
/** Those of « til » do not come. */
function Rows() {
  const [params] = useSearchParams();
  return params.get("q") === "til" ? use(rows.promise) : "all";
}

test("A12 a letter typed while the searched rows are still being drawn is kept", async () => {
  const list = (
    <>
      <Search />
      <Suspense fallback="nothing">
        <Rows />
      </Suspense>
    </>
  );
  const router = createMemoryRouter([{ path: "/list", element: list }], { initialEntries: ["/list"] });
  render(<RouterProvider router={router} />);
  type("til");
  await rest();
  expect(router.state.location.search).toBe("?q=til");
  expect(screen.getByText("all")).toBeTruthy();
  await act(async () => void type("tille"));
  await rest();
  expect(screen.getByLabelText<HTMLInputElement>("search").value).toBe("tille");
  expect(router.state.location.search).toBe("?q=tille");
});
