/** @vitest-environment happy-dom */
import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
const list = "/admin/concierge/callback?status=toHandle";

async function waiting(count: number) {
  const { data } = await call(callbackRoutes.list, { query: { status: "toHandle", length: count } });
  return data;
}

test("A16 A05 a call that was closed by one press is open again after « Annuler », as it was before", async () => {
  const [first] = await waiting(1);
  if (first === undefined) throw new Error("nobody waits for a call");
  const stored = () => world.state.table("callback").get(first.id);
  const { version: _, ...before } = stored() ?? { version: 0 };
  const user = await openApp(list);
  await user.click(await screen.findByRole("button", { name: `Marquer traitée ${first.userName}` }));
  const toast = within(await shownToast(/^Appel traité/));
  expect(stored()).toMatchObject({ status: "handled" });
  await user.click(toast.getByRole("button", { name: "Annuler" }));
  await shownToast(/^Annulation/);
  expect(stored()).toMatchObject(before);
  for (const route of ["callback.edit.post", "callback.undo"])
    expect((await world.calls({ route })).map(({ status }) => status)).toEqual([200]);
});

/** Chooses the first rows, and does it to all of them; returns whose they are. */
async function handle(count: number): Promise<readonly string[]> {
  const user = await openApp(list);
  const boxes = (await screen.findAllByRole("checkbox", { name: /^Choisir (?!toutes)/ })).slice(0, count);
  for (const box of boxes) fireEvent.click(box);
  await user.click(await screen.findByRole("button", { name: `Marquer traitée (${count})` }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Marquer traitée" }),
  );
  return boxes.map((box) => box.getAttribute("aria-label")?.replace("Choisir ", "") ?? "");
}

const handledBy = () =>
  [
    ...world.state
      .table("callback")
      .rows({ where: [{ column: "handledBy", op: "eq", value: "Jeanne Martin" }] }),
  ].map(({ userName }) => userName);

test("A20 what is done to several rows is done to each of them, once", async () => {
  const before = handledBy();
  const names = await handle(3);
  await shownToast(/^3 appels traités/);
  expect(handledBy().toSorted()).toEqual([...before, ...names].toSorted());
  expect(await world.calls({ route: "callback.edit.post" })).toHaveLength(3);
});

test("A20 A03 of several rows the one that changed meanwhile is named, and not counted as done", async () => {
  const before = handledBy();
  await world.fault({ route: "callback.edit.post", status: 409, detail: "Changée.", times: 1 });
  const [changed = "", done = ""] = await handle(2);
  const outcome = within(await screen.findByRole("dialog", { name: /1\sappel\straité/ }));
  expect(outcome.getAllByText(new RegExp(changed)).length).toBeGreaterThan(0);
  expect(handledBy().toSorted()).toEqual([...before, done].toSorted());
});
