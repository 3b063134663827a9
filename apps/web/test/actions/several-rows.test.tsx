/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { holding, signedInWorld } from "#test/kit/app-harness.tsx";
import { choose, keepToasts, openRows, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const callbacks = "/admin/concierge/callback?status=toHandle";
const requests = "/admin/dashboard/association-requests?status=proofToCheck";
const statesOf = (table: "callback" | "order" | "ula" | "quotation", ids: readonly number[]) =>
  ids.map((id) => world.state.table(table).get(id)?.status);
const answersOf = async (route: string) => (await world.calls({ route })).map(({ status }) => status);

const bar = () => screen.findByRole("region", { name: "Actions sur la sélection" });
const question = async () => within(await screen.findByRole("alertdialog"));
const plain = (words: string) => (name: string) => name.replace(/\s/g, " ") === words;
/** The window that tells what was done and what was not. */
const outcome = (words: string) => screen.findByRole("dialog", { name: plain(words) });

async function ask(user: UserEvent, action: string): Promise<void> {
  await user.click(within(await bar()).getByRole("button", { name: new RegExp(`^${action} \\(\\d+\\)$`) }));
}

async function decide(user: UserEvent, action: string): Promise<void> {
  await ask(user, action);
  await user.click((await question()).getByRole("button", { name: action }));
}

test("A17 A20 a connection that breaks in the middle leaves the rest chosen, which is pressed again and done once each", async () => {
  const { user, ids } = await openRows(callbacks, 5);
  await choose(user, ids);
  await world.fault({ route: "callback.edit.post", cut: true, afterwards: true, every: 3, times: 1 });
  await decide(user, "Marquer traitée");
  await outcome("2 appels traités, 1 fiche sans réponse, 2 fiches pas encore envoyées");
  expect(await answersOf("callback.edit.post")).toEqual([200, 200, 0]);
  await user.keyboard("{Escape}");
  await waitFor(async () => expect((await bar()).textContent).toMatch(/Sélection\s: 3 sur/));
  await decide(user, "Marquer traitée");
  await toastWith("3 appels traités");
  expect(new Set(statesOf("callback", ids))).toEqual(new Set(["handled"]));
  // The third was done the first time; its repetition is told so.
  expect(await answersOf("callback.edit.post")).toEqual([200, 200, 0, 200, 200, 200]);
  expect(ids.map((id) => world.state.table("callback").get(id)?.version)).toEqual(ids.map(() => 2));
});

test("A05 A20 the window of several calls stays open while they are sent, and further presses do nothing", async () => {
  const { user, ids } = await openRows(callbacks, 3);
  await choose(user, ids);
  await ask(user, "Marquer traitée");
  const letGo = holding(new RegExp(`^POST .*/callback/edit/${ids[1]}$`));
  const asked = await question();
  await user.dblClick(asked.getByRole("button", { name: "Marquer traitée" }));
  await asked.findByText(/1 sur 3 traitées…/);
  await user.keyboard("{Escape}");
  for (const button of document.querySelectorAll("[role=alertdialog] button")) fireEvent.click(button);
  await asked.findByText(/1 sur 3 traitées…/);
  letGo();
  await toastWith("3 appels traités");
  expect(await answersOf("callback.edit.post")).toEqual([200, 200, 200]);
});

test("A03 A17 A20 a request whose form cannot be read is told as not sent, each time anew, and is done by another try", async () => {
  const { user, ids } = await openRows(requests, 3);
  const [unread = 0] = ids;
  await choose(user, ids);
  const refuseOnce = () =>
    world.fault({ path: `/admin/user/ula/${unread}`, method: "GET", status: 503, times: 1 });
  await refuseOnce();
  await decide(user, "Valider");
  const report = within(await outcome("2 validations effectuées, 1 fiche non envoyée"));
  report.getByText(/rien n’a été envoyé/);
  expect(report.queryByText(/peut-être/)).toBeNull();
  const announced = () =>
    report.findByText("2 validations effectuées, 1 fiche non envoyée", { selector: "[role=status] *" });
  await refuseOnce();
  await user.click(report.getByRole("button", { name: "Réessayer (1)" }));
  const first = await announced();
  await refuseOnce();
  await user.click(report.getByRole("button", { name: "Réessayer (1)" }));
  // Equal words in a new node: a screen reader is silent about text that stays.
  await waitFor(() => expect(first.isConnected).toBe(false));
  await announced();
  expect(statesOf("ula", [unread])).toEqual(["proofToCheck"]);
  await user.click(report.getByRole("button", { name: "Réessayer (1)" }));
  await toastWith("3 validations effectuées");
  expect(new Set(statesOf("ula", ids))).toEqual(new Set(["validated"]));
});

test("A20 a chosen row that changed meanwhile is done by another try, however far down the list it stands", async () => {
  const { recordsFiltered } = await call(orderRoutes.list, { query: { length: 1 } });
  const { data } = await call(orderRoutes.list, { query: { status: "delivered", length: 100 } });
  // Beyond the 500 rows of one request.
  const found = data.find(
    (order) => recordsFiltered - order.id > 500 && (recordsFiltered - order.id) % 20 < 8,
  );
  const id = found?.id ?? 0;
  const page = Math.floor((recordsFiltered - id) / 20) + 1;
  const { user } = await openRows(`/admin/concierge/order?page=${page}`, 1);
  await choose(user, [id]);
  await press(user, "Page précédente");
  await waitFor(() => expect(document.querySelector(`[row-id="${id}"]`)).toBeNull());
  await world.patch("order", id, { deliveryAt: "2026-11-19T17:30:00.000Z" }, { announced: false });
  await decide(user, "Terminer");
  await outcome("Terminer : 1 fiche modifiée entre-temps");
  expect(statesOf("order", [id])).toEqual(["delivered"]);
  await press(user, "Retour");
  await waitFor(async () => {
    await decide(user, "Terminer");
    await waitFor(() => expect(statesOf("order", [id])).toEqual(["completed"]), { timeout: 1_000 }).catch(
      async (error: unknown) => {
        await press(user, "Retour");
        throw error;
      },
    );
  });
});

test("A18 A20 offers that found no taker are refused together, after their sum was restated", async () => {
  const { user, ids } = await openRows("/admin/concierge/quotation?status=sent", 3);
  await choose(user, ids);
  await ask(user, "Refuser");
  const asked = await screen.findByRole("alertdialog", { name: plain("Refuser 3 devis ?") });
  expect(asked.textContent).toMatch(/Total\s: .*€\. Ces réponses ne peuvent plus être changées/);
  await user.click(within(asked).getByRole("button", { name: "Refuser" }));
  await toastWith("3 devis refusés");
  expect(statesOf("quotation", ids)).toEqual(["refused", "refused", "refused"]);
});

test("A05 A20 a row that waits its turn is pressed again after the list was left: it is done once, and not called changed", async () => {
  const { user, ids } = await openRows("/admin/concierge/order?status=accepted", 3);
  const last = ids[2] ?? 0;
  const stepsOf = async () => (await call(orderRoutes.show, { params: { id: last } })).steps.length;
  const before = await stepsOf();
  await choose(user, ids);
  const letGo = holding(/^POST .*\/order\/\d+\/status$/);
  await decide(user, "Préparer");
  await act(() => router.navigate("/admin/incident"));
  await screen.findByRole("heading", { name: /^Incidents/ });
  await act(() => router.navigate("/admin/concierge/order?status=accepted"));
  await choose(user, [last]);
  await ask(user, "Préparer");
  letGo();
  await toastWith("3 commandes en préparation");
  await user.click((await question()).getByRole("button", { name: "Préparer" }));
  await toastWith("Commande en préparation : ");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(statesOf("order", ids)).toEqual(ids.map(() => "preparing"));
  expect(await stepsOf()).toBe(before + 1);
});

test("A05 A08 a sign-out waits until each chosen row is done", async () => {
  const { user, ids } = await openRows(callbacks, 3);
  await choose(user, ids);
  const letGo = holding(/^POST .*\/callback\/edit\//);
  await decide(user, "Marquer traitée");
  await act(() => router.navigate("/admin/incident"));
  await screen.findByRole("heading", { name: /^Incidents/ });
  await press(user, "Compte de Jeanne Martin");
  await user.click(await screen.findByRole("menuitem", { name: "Se déconnecter" }));
  await screen.findByRole("dialog", { name: "Enregistrement en cours" });
  letGo();
  await screen.findByRole("button", { name: "Se connecter" });
  expect(statesOf("callback", ids)).toEqual(["handled", "handled", "handled"]);
});
