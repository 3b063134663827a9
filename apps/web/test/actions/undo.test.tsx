/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { viewRoutes } from "@palier/contract/areas/view";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { router } from "#app/router.tsx";
import { headAction, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { openRows, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();

const list = "/admin/concierge/callback";
const callback = (id: number) => world.state.table("callback").get(id);
const statusOf = (id: number) => callback(id)?.status;
const karim = () => world.admin("karim.benali@palier.test");

/** A hovered toast stays. */
async function undoOf(words: string): Promise<HTMLElement> {
  const toast = await toastWith(words);
  fireEvent.pointerEnter(toast);
  return within(toast).getByRole("button", { name: /^Annuler/ });
}

function handleButton(id: number): Element {
  const buttons = [...document.querySelectorAll(`[row-id="${id}"] button`)];
  const found = buttons.find((each) =>
    /^Marquer traitée /.test(each.getAttribute("aria-label") ?? each.textContent),
  );
  if (found === undefined) throw new Error(`row ${id} has no such button`);
  return found;
}

async function handle(user: UserEvent, id: number): Promise<string> {
  await user.click(await waitFor(() => handleButton(id)));
  await waitFor(() => expect(statusOf(id)).toBe("handled"));
  return String(callback(id)?.userName);
}

test("A02 A16 several calls that are closed one after the other are counted in one toast, which takes back the last one", async () => {
  const { user, ids } = await openRows(`${list}?status=toHandle`, 3);
  const buttons = ids.map((id) => handleButton(id));
  for (const button of buttons) fireEvent.click(button);
  const last = ids[2] ?? 0;
  await user.click(await undoOf("3 appels traités"));
  await toastWith("Annulation effectuée");
  expect(ids.map(statusOf)).toEqual(["handled", "handled", "toHandle"]);
  expect(callback(last)?.handledBy).toBeNull();
});

test("A03 A16 an undo that another admin's save or lock forbids says so, and leaves their state", async () => {
  const { user, ids } = await openRows(`${list}?status=toHandle`, 2);
  const [changed = 0, held = 0] = ids;
  await handle(user, changed);
  const undo = await undoOf("Appel traité");
  await world.patch("callback", changed, { note: "Rappelé par Karim" }, { announced: false });
  await user.click(undo);
  expect((await toastWith("Annulation pour")).textContent).toContain("modifiée entre-temps");
  expect(callback(changed)).toMatchObject({ status: "handled", note: "Rappelé par Karim" });

  const name = await handle(user, held);
  const undoHeld = await undoOf(`Appel traité : ${name}`);
  await karim().open("callback", held);
  await user.click(undoHeld);
  expect((await toastWith(`Annulation pour ${name}`)).textContent).toContain("Karim Benali");
  expect(statusOf(held)).toBe("handled");
});

test("A16 a call that one press opened again is closed again as it was, by whom it had been closed", async () => {
  const { user, ids } = await openRows(`${list}?status=toHandle`, 1);
  const [own = 0] = ids;
  for (const [status, handledBy] of [
    ["handled", "Jeanne Martin"],
    ["unreachable", "Karim Benali"],
  ] as const) {
    const closed = { status, handledBy, note: "À la loge" };
    await world.patch("callback", own, closed);
    await act(() => router.navigate("/admin/incident"));
    await screen.findByRole("heading", { name: /^Incidents/ });
    await act(() => router.navigate(`${list}/edit/${own}`));
    await pressAction(user, "Remettre à rappeler");
    const undo = await undoOf("Appel à refaire");
    expect(callback(own)).toMatchObject({ status: "toHandle", handledBy: null });
    await user.click(undo);
    await waitFor(() => expect(callback(own)).toMatchObject(closed));
    await toastWith("Annulation effectuée");
  }
});

test("A16 an accepted order is taken back from its record's menu, after a reload of the page too, and then no more", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "accepted", length: 1 } });
  const { id = 0, number = "" } = data[0] ?? {};
  const order = () => world.state.table("order").get(id);
  const back = "Revenir au statut précédent";
  const user = await openApp(`/admin/concierge/order/${id}`);
  await press(user, "Préparer");
  await waitFor(() => expect(order()?.status).toBe("preparing"));
  await headAction(user, back);
  await user.keyboard("{Escape}");
  // What was done is known to the tab, not to the page.
  await act(() => router.navigate("/admin/dashboard"));
  await act(() => router.navigate(`/admin/concierge/order/${id}`));
  await pressAction(user, back);
  await toastWith(`Annulation effectuée : ${number}`);
  expect(order()?.status).toBe("accepted");
  await headAction(user, "Annuler la commande");
  expect(screen.queryByRole("menuitem", { name: back })).toBeNull();
});

test("A16 what a colleague has gone on with is not offered to be taken back any more", async () => {
  const { user, ids } = await openRows(`${list}?status=toHandle`, 1);
  const [id = 0] = ids;
  await handle(user, id);
  await act(() => router.navigate(`${list}/edit/${id}`));
  await headAction(user, "Revenir au statut précédent");
  await user.keyboard("{Escape}");
  await world.patch("callback", id, { note: "Rappelé par Karim" });
  await act(() => queryClient.invalidateQueries());
  await screen.findByDisplayValue("Rappelé par Karim");
  await headAction(user, "Remettre à rappeler");
  expect(screen.queryByRole("menuitem", { name: "Revenir au statut précédent" })).toBeNull();
});

test("A10 A16 the view with which a list opens is taken back: the one before opens it then, or none", async () => {
  const view = (name: string) =>
    call(viewRoutes.create.post, {
      body: {
        list: "building.list",
        name,
        scope: "mine",
        search: null,
        filters: [],
        order: [],
        columns: [],
        density: "comfortable",
      },
    });
  const [first, second] = [await view("Une"), await view("Deux")];
  const defaults = async () => {
    const { views } = await call(viewRoutes.list, { query: { list: "building.list" } });
    return views.flatMap(({ name, isDefault }) => (isDefault ? [name] : []));
  };
  const user = await openApp(`/admin/building?vue=${first.id}`);
  const chooseDefault = async () => {
    await user.click(await screen.findByRole("button", { name: "Vues" }));
    await user.click(await screen.findByRole("menuitem", { name: "Ouvrir par défaut" }));
  };
  await chooseDefault();
  await user.click(await undoOf("La liste s’ouvrira avec « Une »"));
  await waitFor(async () => expect(await defaults()).toEqual([]));
  await chooseDefault();
  await waitFor(async () => expect(await defaults()).toEqual(["Une"]));
  await act(() => router.navigate(`/admin/building?vue=${second.id}`));
  await chooseDefault();
  await waitFor(async () => expect(await defaults()).toEqual(["Deux"]));
  await user.click(await undoOf("La liste s’ouvrira avec « Deux »"));
  await waitFor(async () => expect(await defaults()).toEqual(["Une"]));
});

test("A16 a service that one press took from a building is given back from its toast", async () => {
  const services = async () => {
    const input = { params: { buildingId: 2 }, query: { assigned: true, length: 50 } };
    const { data } = await call(managedServiceRoutes.forBuilding, input);
    return data.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  const before = await services();
  const user = await openApp("/admin/building/edit/2/managed-services");
  const [remove] = await screen.findAllByRole("button", { name: /^Retirer [^(]/ });
  await user.click(remove ?? document.body);
  const undo = await undoOf("Retrait effectué");
  expect(await services()).toHaveLength(before.length - 1);
  await user.click(undo);
  await toastWith("Annulation effectuée");
  expect(await services()).toEqual(before);
});
