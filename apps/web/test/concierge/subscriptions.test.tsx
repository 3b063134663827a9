/** @vitest-environment happy-dom */
import { subscriptionRoutes } from "@palier/contract/areas/concierge/subscription";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { headAction, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

signedInWorld();
keepToasts();

const list = "/admin/concierge/subscription";

async function alive() {
  const { data } = await call(subscriptionRoutes.list, { query: { status: "active", length: 100 } });
  const found = data.find(({ subscriberCount }) => subscriberCount > 0);
  if (found === undefined) throw new Error("nobody subscribes");
  return found;
}
const subscribers = async (id: number) =>
  (await call(subscriptionRoutes.subscribers, { params: { id }, query: { length: 100 } })).data;
const recordOf = async (id: number) => (await call(subscriptionRoutes.edit.get, { params: { id } })).record;
const question = async () => within(await screen.findByRole("alertdialog"));

async function pick(user: UserEvent, box: HTMLElement, term: string, option?: RegExp): Promise<void> {
  await user.type(box, term);
  const options = await screen.findAllByRole("option", { name: option ?? /./ });
  await user.click(options.find(({ tagName }) => tagName !== "OPTION") ?? document.body);
}

test("A18 ending a subscription asks with the number that is billed no longer, and ends its subscribers", async () => {
  const { id } = await alive();
  const active = (await subscribers(id)).filter(({ status }) => status === "active");
  const user = await openApp(`${list}/edit/${id}`);
  await pressAction(user, "Terminer");
  const asked = await question();
  asked.getByText(new RegExp(`${active.length} abonnés ne seront plus facturés`));
  await user.click(asked.getByRole("button", { name: "Retour" }));
  expect(await recordOf(id)).toMatchObject({ status: "active" });
  await pressAction(user, "Terminer");
  await user.click((await question()).getByRole("button", { name: "Terminer l’abonnement" }));
  await toastWith("Fin enregistrée : ");
  expect((await subscribers(id)).filter(({ status }) => status !== "ended")).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Prix/ }).hasAttribute("readonly")).toBe(true),
  );
});

test("A18 one subscriber is suspended alone, and another one is added", async () => {
  const { id } = await alive();
  const before = await subscribers(id);
  const one = before.find(
    ({ status, userName }) =>
      status === "active" && before.filter((each) => each.userName === userName).length === 1,
  );
  const user = await openApp(`${list}/edit/${id}/subscribers`);
  await press(user, `Suspendre ${one?.userName}`);
  await user.click((await question()).getByRole("button", { name: "Suspendre l’abonné" }));
  await toastWith("Suspension effectuée : ");
  const after = await subscribers(id);
  expect(after.filter((each) => each.id !== one?.id)).toEqual(before.filter((each) => each.id !== one?.id));
  expect(after.find((each) => each.id === one?.id)).toMatchObject({
    status: "suspended",
    nextBillingAt: null,
  });
  await press(user, "Ajouter un abonné");
  const drawer = within(await screen.findByRole("dialog"));
  await pick(user, await drawer.findByRole("combobox", { name: /^Résident/ }), "a");
  await user.click(drawer.getByRole("button", { name: "Ajouter" }));
  await toastWith("Abonné ajouté");
  expect(await subscribers(id)).toHaveLength(before.length + 1);
});

test("A15 A18 the price of a new subscription is fixed while it is billed, and changed once it is suspended", async () => {
  const user = await openApp(`${list}/new`);
  fill(await screen.findByRole("textbox", { name: /^Nom/ }), "Panier du mois");
  const price = () => screen.getByRole("textbox", { name: /^Prix/ });
  await pick(
    user,
    screen.getByRole("combobox", { name: /^Prestation/ }),
    "panier de légumes",
    /^Panier de légumes/,
  );
  await user.selectOptions(screen.getByRole("combobox", { name: /^Période/ }), "Mensuel");
  await user.type(price(), "-4");
  await press(user, "Enregistrer");
  await waitFor(() => expect(price().getAttribute("aria-invalid")).toBe("true"));
  await user.clear(price());
  await user.type(price(), "49,90");
  await press(user, "Enregistrer");
  await toastWith("Création effectuée : Panier du mois");
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/edit\/\d+$/));
  const id = Number(router.state.location.pathname.split("/").at(-1));
  expect(await recordOf(id)).toMatchObject({ priceCents: 4990, status: "active" });
  await waitFor(() => expect(price().hasAttribute("readonly")).toBe(true));
  expect(screen.queryByRole("combobox", { name: /^Statut/ })).toBeNull();
  await pressAction(user, "Suspendre");
  const asked = await question();
  asked.getByText(/Aucun abonné n’est facturé/);
  await user.click(asked.getByRole("button", { name: /^Suspendre/ }));
  await toastWith("Suspension effectuée : Panier du mois");
  await waitFor(() => expect(price().hasAttribute("readonly")).toBe(false));
  await user.clear(price());
  await user.type(price(), "59,90");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué : Panier du mois");
  expect(await recordOf(id)).toMatchObject({ priceCents: 5990, status: "suspended" });
});

test("A15 a subscription is not deleted while somebody subscribes, and says how many do", async () => {
  const { id, name } = await alive();
  const user = await openApp(`${list}/edit/${id}`);
  const removal = await headAction(user, "Supprimer");
  expect(removal.getAttribute("aria-disabled")).toBe("true");
  expect(removal.textContent).toMatch(
    /abonnés? y (est|sont) encore actifs? ou suspendus?\. Terminez d’abord/,
  );
  removal.focus();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(await recordOf(id)).toMatchObject({ name });
});
