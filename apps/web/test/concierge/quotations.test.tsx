/** @vitest-environment happy-dom */
import { quotationRoutes } from "@palier/contract/areas/concierge/quotation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { actionForm, answer, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const place = (id: number): string => `/admin/concierge/quotation/edit/${id}`;
async function oneThatIs(status: "requested" | "sent" | "accepted") {
  const { data } = await call(quotationRoutes.list, { query: { status, length: 1 } });
  const [quotation] = data;
  if (quotation === undefined) throw new Error(`no quotation is ${status}`);
  return quotation;
}
const recordOf = async (id: number) => (await call(quotationRoutes.edit.get, { params: { id } })).record;

test("A01 the figures above the quotations follow search and filters, and are those of all once these are cleared", async () => {
  const user = await openApp("/admin/concierge/quotation?status=sent");
  const figures = within(await screen.findByRole("region", { name: "Chiffres des devis affichés" }));
  const figure = (label: string) =>
    figures.getByText(label, { exact: true }).parentElement?.querySelector("dd")?.textContent;
  await waitFor(() => expect(figure("Demandé")).toBe("0"));
  expect(Number(figure("Envoyé"))).toBeGreaterThan(0);
  await user.type(await screen.findByRole("searchbox"), "zzz");
  await screen.findByText("Aucun devis ne correspond");
  await waitFor(() => expect(figure("Envoyé")).toBe("0"));
  const [clear] = screen.getAllByRole("button", { name: "Effacer les filtres" });
  await user.click(clear ?? document.body);
  await waitFor(() => expect(figure("Demandé")).not.toBe("0"));
  expect(router.state.location.search).toBe("");
});

test("A15 a day that is over is refused in the quotation's form and in its window, without a request", async () => {
  const { id } = await oneThatIs("requested");
  const user = await openApp(place(id));
  fill(await screen.findByRole("textbox", { name: /^Montant/ }), "1 234,50");
  // With the menu's counts comes the server's day.
  await world.waitFor({ route: "dashboard.waiting", status: 200 });
  const day = screen.getByRole("textbox", { name: /^Valable/ });
  await user.type(day, "01/01/2020");
  await press(user, "Enregistrer");
  await screen.findAllByText(/^Cette date est passée/);
  await user.clear(day);
  await user.type(day, "30/11/2026");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Envoyer" }).getAttribute("aria-disabled")).toBeNull(),
  );
  await press(user, "Envoyer");
  const dialog = await actionForm(/^Envoyer le devis/);
  const dayToSend = dialog.getByRole("textbox", { name: /^Valable/ });
  await user.clear(dayToSend);
  await user.type(dayToSend, "01/01/2020");
  await user.click(dialog.getByRole("button", { name: "Envoyer" }));
  await dialog.findAllByText(/^Cette date est passée/);
  expect(dialog.queryByRole("button", { name: "Modifier la saisie" })).toBeNull();
  expect(await world.calls({ route: "quotation.edit.post" })).toHaveLength(1);
});

test("A18 the price of a sent quotation is read-only in its form, and goes out again by an action that restates it", async () => {
  const { id, number, userName } = await oneThatIs("sent");
  const before = await recordOf(id);
  const user = await openApp(place(id));
  const amount = await screen.findByRole("textbox", { name: /^Montant/ });
  expect(amount.hasAttribute("readonly")).toBe(true);
  const help = amount.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(help.map((each) => document.getElementById(each)?.textContent).join(" ")).toMatch(
    /utilisez «\sRenvoyer\s»/,
  );
  expect(screen.getByRole("textbox", { name: /^Objet/ }).hasAttribute("readonly")).toBe(false);
  await pressAction(user, "Renvoyer");
  const dialog = await actionForm(/^Renvoyer le devis/);
  const price = dialog.getByRole("textbox", { name: /^Montant/ });
  await user.clear(price);
  await user.type(price, "99,50");
  await user.click(dialog.getByRole("button", { name: "Renvoyer" }));
  await dialog.findByRole("button", { name: "Modifier la saisie" });
  const asked = dialog
    .getAllByRole("alert")
    .map(({ textContent }) => textContent.replace(/\s/g, " "))
    .join(" ");
  expect(asked).toContain(`Renvoyer le devis ${number}`);
  expect(asked).toContain(`${userName}, 99,50 €`);
  expect(await recordOf(id)).toEqual(before);
  await answer(dialog);
  await toastWith("Renvoi effectué : devis ");
  expect(await recordOf(id)).toMatchObject({ amountCents: 9950, status: "sent" });
});

test("A18 of an accepted quotation the title alone can be changed", async () => {
  const { id } = await oneThatIs("accepted");
  const before = await recordOf(id);
  const user = await openApp(place(id));
  const title = await screen.findByRole("textbox", { name: /^Objet/ });
  expect(screen.getByRole("textbox", { name: /^Montant/ }).hasAttribute("readonly")).toBe(true);
  expect(document.querySelector(".ui-page-header [aria-haspopup=menu]")).toBeNull();
  fill(title, "Autre objet");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué");
  expect(await recordOf(id)).toEqual({
    ...before,
    title: "Autre objet",
    version: (before?.version ?? 0) + 1,
  });
});
