/** @vitest-environment happy-dom */
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { holding, openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const isOff = (box: HTMLElement): boolean => box.getAttribute("aria-checked") === "false";

/** Two services that are not offered. */
async function openOffer() {
  const user = await openApp("/admin/concierge/supplier/edit/1/services?theme=1");
  const groups = await screen.findAllByRole("checkbox", { name: "Tout proposer" });
  const services = screen.getAllByRole("checkbox").filter((box) => box.closest(".offer__section") !== null);
  const [first, second] = services.filter(
    (box) => isOff(box) && !groups.includes(box) && !box.hasAttribute("aria-readonly"),
  );
  if (first === undefined || second === undefined) throw new Error("the theme has no two free services");
  const save = async () => user.click(await screen.findByRole("button", { name: "Enregistrer" }));
  return { user, first, second, save };
}

test("A12 a service that is ticked while the offer is being saved stays ticked, for the next save", async () => {
  const { user, first, second, save } = await openOffer();
  await user.click(first);
  await screen.findByText("1 modification");
  const letGo = holding(/^POST /);
  await save();
  await user.click(second);
  await screen.findByText("2 modifications");
  letGo();
  await waitFor(() => expect(screen.queryByText("2 modifications")).toBeNull());
  expect([first, second].map(isOff)).toEqual([false, false]);
  await save();
  await screen.findByText("Aucune modification");
  const sent = await world.calls({ route: "supplier.changeOffer" });
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
});

test("A12 a tick that is taken back while its save is refused is left undone, though it is made elsewhere", async () => {
  const { user, first, save } = await openOffer();
  await user.click(first);
  await screen.findByText("1 modification");
  await world.fault({ route: "supplier.changeOffer", status: 429, times: 1 });
  const letGo = holding(/^POST /);
  await save();
  await user.click(first);
  letGo();
  await screen.findByRole("alert");
  await screen.findByText("Aucune modification");
  const [refused] = await world.calls({ route: "supplier.changeOffer" });
  const body = supplierRoutes.changeOffer.body.parse(refused?.request?.json);
  await call(supplierRoutes.changeOffer, { params: { supplierId: 1 }, body });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(isOff(first)).toBe(false));
  expect(screen.getByText("Aucune modification")).toBeTruthy();
});

test("A12 a tick that is taken back while it is being saved stays taken back, for the next save", async () => {
  const { user, first, save } = await openOffer();
  await user.click(first);
  await screen.findByText("1 modification");
  const letGo = holding(/^POST /);
  await save();
  await user.click(first);
  expect(isOff(first)).toBe(true);
  letGo();
  await screen.findByText(/^Enregistrement effectué/);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(isOff(first)).toBe(true);
  await screen.findByText("1 modification");
  await save();
  await screen.findByText("Aucune modification");
  const sent = await world.calls({ route: "supplier.changeOffer" });
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(isOff(first)).toBe(true);
});
