/** @vitest-environment happy-dom */
import { UiProvider } from "@palier/ui";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { UnsavedGuard, useIsLeaving, useUnsaved } from "./unsaved.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const nothing = (): void => undefined;

const isUnchanged = (): boolean => false;

interface FormProps {
  readonly saving: () => Promise<string> | undefined;
  readonly tell: (isLeaving: () => boolean) => void;
}

function Form({ saving, tell }: FormProps) {
  tell(useIsLeaving());
  useUnsaved("form", isUnchanged, nothing, saving);
  return <h1>Form</h1>;
}

/** Runs once a screen is drawn, before passive effects. */
function Drawn({ run }: { readonly run: () => void }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useLayoutEffect(run, [key]);
  return null;
}

/** A form whose save is under way; the list's code is still loading. */
function openForm() {
  const arrival = Promise.withResolvers<null>();
  const save = Promise.withResolvers<string>();
  let isSaving = true;
  let isLeaving = isUnchanged;
  const leavingAsDrawn: boolean[] = [];
  const saving = () => (isSaving ? save.promise : undefined);
  const tell = (now: () => boolean): void => {
    isLeaving = now;
  };
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <UnsavedGuard>
              <Outlet />
            </UnsavedGuard>
            <Drawn run={() => void leavingAsDrawn.push(isLeaving())} />
          </>
        ),
        children: [
          { path: "/form", element: <Form saving={saving} tell={tell} /> },
          { path: "/list", element: <h1>List</h1>, loader: () => arrival.promise },
        ],
      },
    ],
    { initialEntries: ["/form"] },
  );
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  const end = (): void => {
    isSaving = false;
    save.resolve("saved");
  };
  const arrive = (): void => arrival.resolve(null);
  return { router, end, arrive, leavingAsDrawn, isLeaving: () => isLeaving() };
}

const hurry = () => screen.findByRole("button", { name: "Quitter sans attendre" });

test("S10 an admin leaves from the press on, even before the page says so", () => {
  const { router, isLeaving } = openForm();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  void router.navigate("/list");
  expect(isLeaving()).toBe(true);
});

test("S10 who leaves without waiting leaves while the next screen loads, too", async () => {
  const { router, isLeaving } = openForm();
  void router.navigate("/list");
  fireEvent.click(await hurry());
  expect(router.state.navigation.location?.pathname).toBe("/list");
  expect(isLeaving()).toBe(true);
});

test("S10 who left has arrived as soon as the next screen is drawn", async () => {
  const { router, arrive, leavingAsDrawn } = openForm();
  void router.navigate("/list");
  fireEvent.click(await hurry());
  await act(async () => arrive());
  expect(router.state.location.pathname).toBe("/list");
  expect(leavingAsDrawn).toEqual([false, false]);
});

test("S10 who stays does not leave", async () => {
  const { router, isLeaving } = openForm();
  void router.navigate("/list");
  fireEvent.click(await screen.findByRole("button", { name: "Rester sur la page" }));
  expect(isLeaving()).toBe(false);
  expect(router.state.navigation.state).toBe("idle");
});

test("S10 a save that ends in the moment of « Quitter sans attendre » does not leave twice", async () => {
  const { router, end } = openForm();
  void router.navigate("/list");
  const button = await hurry();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  button.click();
  end();
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  button.click();
  expect(router.state.navigation.location?.pathname).toBe("/list");
});
