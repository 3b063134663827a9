/** @vitest-environment happy-dom */

import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { router } from "#app/router.tsx";
import { headAction, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const place = (): string => {
  const focused = document.activeElement;
  return focused?.closest(".form-alerts") != null ? "messages" : (focused?.tagName ?? "nothing");
};
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};
const nextFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const name = () => screen.findByRole("textbox", { name: /^Nom/ });
const holdSent = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  const held = vi.spyOn(globalThis, "fetch").mockImplementation(async (...asked) => {
    if (new Request(...asked).method === "POST") await promise;
    return send(...asked);
  });
  return () => {
    held.mockRestore();
    resolve();
  };
};

test("A14 a choice between two values, and a draft that is given up, leave the focus on the form's messages", async () => {
  const user = await openApp("/admin/building/edit/3");
  await user.clear(await name());
  await user.type(await name(), "Mon nom");
  await world.patch("building", 3, { name: "Leur nom" });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await press("Garder ma saisie Nom");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Garder ma saisie/ })).toBeNull());
  await waitFor(() => expect(place()).toBe("messages"));
});

test("A06 a save by Enter in the empty field leaves the focus on the message, which passing through the field keeps", async () => {
  const user = await openApp("/admin/building/edit/3");
  await user.clear(await name());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("alert"));
  expect(document.activeElement?.textContent).toMatch(/^1\schamp est à corriger\s*Nom/);
  (await name()).focus();
  await user.tab();
  await nextFrames();
  expect(screen.getByText(/^1\schamp est à corriger/)).toBeDefined();
});

test("A06 a record that was opened is read out by its name once it is there", async () => {
  await openApp("/admin/building/edit/3");
  const { value } = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
  await waitFor(() =>
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(value),
  );
});

test("A06 a field that is entered before the message is drawn keeps the focus", async () => {
  const user = await openApp("/admin/building/edit/3");
  await user.clear(await name());
  const city = await screen.findByRole("textbox", { name: /^Ville/ });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  fireEvent.pointerDown(city);
  city.focus();
  await screen.findByText(/^1\schamp est à corriger/);
  await nextFrames();
  expect(document.activeElement).toBe(city);
});

test("A14 a record that is opened from the page's bar has the focus on its title, though the bar's button stays", async () => {
  await openApp("/admin/building");
  screen.getByRole("button", { name: /^Rechercher…/ }).focus();
  await act(() => router.navigate("/admin/building/edit/3"));
  await name();
  await waitFor(() => expect(place()).toBe("H1"));
});

test("A14 a retry that goes through leaves the focus on the form's messages", async () => {
  const user = await openApp("/admin/building/edit/3");
  await user.type(await name(), "!");
  await world.fault({ route: "building.edit.post", status: 500, times: 1 });
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await press("Réessayer");
  await screen.findByText(/^Enregistrement effectué/);
  await waitFor(() => expect(place()).toBe("messages"));
});

test("A12 A14 a comment that is refused while a menu is open, or another field is typed into, takes no focus", async () => {
  const user = await openApp("/admin/concierge/order/3");
  const comment = await screen.findByRole("textbox", { name: /^Commentaire/ });
  await user.type(comment, "À rappeler demain");
  await world.fault({ route: "order.comment.post", status: 500, times: 2 });
  const answerFirst = holdSent();
  await user.click(screen.getByRole("button", { name: "Noter" }));
  const entry = await headAction(user, "Rembourser");
  answerFirst();
  await screen.findByText("Une erreur est survenue sur le serveur");
  await nextFrames();
  expect(entry.isConnected).toBe(true);
  await user.keyboard("{Escape}");

  const answerSecond = holdSent();
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await user.click(comment);
  expect(screen.queryByText("Une erreur est survenue sur le serveur")).toBeNull();
  answerSecond();
  await screen.findByText("Une erreur est survenue sur le serveur");
  await nextFrames();
  expect(document.activeElement).toBe(comment);
});

test.each([
  ["a list", "/admin/account-admin", "accountAdmin.list"],
  ["a record", "/admin/building/edit/3", "building.edit.get"],
  ["a new record's form", "/admin/building/new", "building.create.get"],
])("A14 %s that could not be read: its retry leaves the focus on the title", async (_name, path, route) => {
  await world.fault({ route, status: 503 });
  await openApp(path);
  const retry = await screen.findByRole("button", { name: "Réessayer" });
  await world.clearFaults();
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull());
  await waitFor(() => expect(place()).toBe("H1"));
});

test("A14 a window that is cancelled gives the focus back to its opener, or to the title where that is gone", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed" } });
  const order = data.find(
    ({ amountStatus, refundedCents }) => amountStatus === "validated" && refundedCents === 0,
  );
  if (order === undefined) throw new Error("no order is completed");
  const { id, finalAmountCents } = order;
  const user = await openApp(`/admin/concierge/order/${id}`);
  const open = async () => {
    await pressAction(user, "Rembourser");
    await screen.findByRole("textbox", { name: /^Montant à rembourser/ });
    return within(screen.getByRole("dialog"));
  };
  fireEvent.click((await open()).getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Autres actions"));
  const dialog = await open();
  await world.patch("order", id, { status: "cancelled", refundedCents: finalAmountCents ?? 0 });
  await queryClient.invalidateQueries({ queryKey: ["entity"] });
  await waitFor(() => expect(document.querySelector("main")?.textContent).not.toContain("Autres actions"));
  fireEvent.click(dialog.getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(place()).toBe("H1"));
});

test("A14 a row that its own action takes away leaves the focus on the row after it", async () => {
  await openApp("/admin/building/edit/3/managed-services?assigned=false");
  const [first = "", second = ""] = (await screen.findAllByRole("button", { name: /^Ajouter / })).map(
    (button) => button.getAttribute("aria-label") ?? "",
  );
  await press(first);
  await waitFor(() => expect(screen.queryByRole("button", { name: first })).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(second));
});

test("A14 a filter that is taken off leaves the focus on the title", async () => {
  await openApp("/admin/account-admin?status=disabled&q=zzz");
  await press("Effacer les filtres");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Effacer les filtres" })).toBeNull());
  await waitFor(() => expect(place()).toBe("H1"));
});

const menuButtons = () => screen.findAllByRole("button", { name: /^Autres actions sur / });

test("A14 a row that goes while its menu is open takes the menu along and leaves the focus on the row after it", async () => {
  const user = await openApp("/admin/concierge/callback?status=toHandle");
  const [first, second] = (await menuButtons()).map((button) => button.closest("[row-id]"));
  const [open] = await menuButtons();
  open?.focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("menu");
  expect(open?.getAttribute("aria-expanded")).toBe("true");
  await world.patch("callback", Number(first?.getAttribute("row-id")), { status: "handled" });
  await queryClient.invalidateQueries({ queryKey: ["entity"] });
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  const focusedRow = () => document.activeElement?.closest("[row-id]")?.getAttribute("row-id");
  await waitFor(() => expect(focusedRow()).toBe(second?.getAttribute("row-id")));
});

test("A14 the way back from a record that a row's menu led to leads to that row", async () => {
  const user = await openApp("/admin/concierge/callback?status=toHandle");
  const [, open] = await menuButtons();
  const row = open?.closest("[row-id]")?.getAttribute("row-id");
  open?.focus();
  await user.keyboard("{Enter}");
  const [link] = (await screen.findAllByRole("menuitem")).filter(({ tagName }) => tagName === "A");
  link?.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toMatch(new RegExp(`/${row}$`)));
  await screen.findByRole("heading", { level: 1 });
  await act(() => router.navigate(-1));
  const focusedRow = () => document.activeElement?.closest("[row-id]")?.getAttribute("row-id");
  await waitFor(() => expect(focusedRow()).toBe(row));
});
