/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { UiProvider } from "@palier/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "#api/call.ts";
import { freshWorld } from "#api/fresh-world.ts";
import { tabDrafts } from "./drafts.ts";
import { UnsavedGuard } from "./unsaved.tsx";
import { draftKey } from "./use-draft.ts";
import { type FormLoad, type RecordFormHandle, type SaveResult, useRecordForm } from "./use-record-form.ts";

type Building = RecordFormHandle<typeof buildingRoutes.edit.post.body>;

const routes = buildingRoutes.edit;
const params = { id: 3 };
const key = draftKey(routes.post.path, params, "");

freshWorld();
beforeEach(() => tabDrafts.clear(key));
afterEach(cleanup);

interface FormProps {
  readonly load: FormLoad;
  readonly isHeld: boolean;
  /** Runs as the form is drawn: a user's event may precede passive effects. */
  readonly atOnce: (form: Building) => void;
}

let free = (): void => undefined;

function Form({ load, isHeld, atOnce }: FormProps) {
  const [readOnly, setReadOnly] = useState(isHeld);
  free = () => setReadOnly(false);
  const form = useRecordForm({ routes, params, load, readOnly, onSaved: () => undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once editable
  useLayoutEffect(() => (readOnly ? undefined : atOnce(form)), [readOnly]);
  return null;
}

async function openForm(isHeld: boolean, atOnce: (form: Building) => void) {
  const load = await call(routes.get, { params });
  const guarded = (
    <UnsavedGuard>
      <Outlet />
    </UnsavedGuard>
  );
  const children = [
    { path: "/form", element: <Form load={load} isHeld={isHeld} atOnce={atOnce} /> },
    { path: "/list", element: null },
  ];
  const router = createMemoryRouter([{ element: guarded, children }], { initialEntries: ["/form"] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return router;
}

test("L03 a press in the moment in which the record becomes free is done", async () => {
  let saving: Promise<SaveResult> | undefined;
  await openForm(true, (form) => {
    saving = form.save();
  });
  act(free);
  expect(await saving).toBe("saved");
});

test("S10 whoever leaves in that moment is asked about what was typed before", async () => {
  const { values } = await call(routes.get, { params });
  tabDrafts.save(key, { base: values, values: { ...values, name: "Saisie" } });
  const router = await openForm(true, () => void router.navigate("/list"));
  await act(async () => free());
  expect(router.state.location.pathname).toBe("/form");
});

test("A08 what is typed as soon as the form is drawn is kept when the page goes", async () => {
  await openForm(false, (form) => form.type("name", "Saisie"));
  window.dispatchEvent(new Event("pagehide"));
  expect(tabDrafts.load(key)?.values.name).toBe("Saisie");
});
