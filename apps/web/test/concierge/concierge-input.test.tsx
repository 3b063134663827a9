/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { quotationRoutes } from "@palier/contract/areas/concierge/quotation";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { actionForm, headAction, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A05 A15 an amount with letters, three decimals, a minus, or more than what is left is refused at its field; nothing is sent", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 20 } });
  const order = data.find(({ finalAmountCents, refundedCents }) => (finalAmountCents ?? 0) > refundedCents);
  const user = await openApp(`/admin/concierge/order/${order?.id ?? 0}`);
  await pressAction(user, "Rembourser");
  const dialog = await actionForm(/^Rembourser la commande/);
  const amount = await dialog.findByRole<HTMLInputElement>("textbox", { name: /^Montant à rembourser/ });
  await user.type(dialog.getByRole("textbox", { name: /^Motif/ }), "Article manquant");
  for (const typed of ["douze", "1,234", "-5", "99999"]) {
    await user.clear(amount);
    await user.type(amount, typed);
    await user.click(dialog.getByRole("button", { name: "Rembourser" }));
    expect(amount.getAttribute("aria-invalid"), typed).toBe("true");
    expect(amount.value, typed).toContain(typed.slice(0, 2));
    expect(dialog.queryByRole("button", { name: "Modifier la saisie" }), typed).toBeNull();
  }
  expect(await world.calls({ route: "order.refund.post" })).toEqual([]);
});

test("A05 A17 a refund restates what another admin refunded after the screen was read, and may not go beyond what is left", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 100 } });
  const order = data.find(
    ({ amountStatus, finalAmountCents, refundedCents }) =>
      amountStatus === "validated" && (finalAmountCents ?? 0) > 1000 && refundedCents === 0,
  );
  if (order === undefined) throw new Error("no order can be refunded");
  const { id } = order;
  const user = await openApp(`/admin/concierge/order/${id}`);
  const entry = await headAction(user, "Rembourser");
  const form = await call(orderRoutes.refund.get, { params: { orderId: id } });
  await call(orderRoutes.refund.post, {
    params: { orderId: id },
    body: { amountCents: 600, reason: "Article manquant", version: form.values.version ?? 0 },
  });
  await user.click(entry);
  const dialog = await actionForm(/^Rembourser la commande/);
  const amount = await dialog.findByRole<HTMLInputElement>("textbox", { name: /^Montant à rembourser/ });
  await user.type(dialog.getByRole("textbox", { name: /^Motif/ }), "Retard");
  await user.clear(amount);
  await user.type(amount, "1,00");
  await user.click(dialog.getByRole("button", { name: "Rembourser" }));
  const alert = await dialog.findByRole("alert");
  expect(alert.textContent).toMatch(/Déjà remboursé\s: 6,00/);
  await user.clear(amount);
  await user.type(amount, String((order.finalAmountCents ?? 0) / 100).replace(".", ","));
  await user.click(dialog.getByRole("button", { name: "Rembourser" }));
  await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"));
  expect(await world.calls({ route: "order.refund.post" })).toHaveLength(1);
});

test("A05 A15 a quotation is not sent without an amount, nor with letters, three decimals or a minus; what was typed stays", async () => {
  const { data } = await call(quotationRoutes.list, { query: { status: "requested", length: 1 } });
  const user = await openApp(`/admin/concierge/quotation/edit/${data[0]?.id ?? 0}`);
  await user.click(await screen.findByRole("button", { name: "Envoyer" }));
  const dialog = await actionForm(/^Envoyer le devis/);
  const amount = await dialog.findByRole<HTMLInputElement>("textbox", { name: /^Montant/ });
  const submit = () => user.click(dialog.getByRole("button", { name: "Envoyer" }));
  for (const typed of ["douze", "1,234", "-5"]) {
    await user.clear(amount);
    await user.type(amount, typed);
    await submit();
    expect(amount.getAttribute("aria-invalid"), typed).toBe("true");
    expect(amount.value).toBe(typed);
  }
  await user.clear(amount);
  await submit();
  await dialog.findAllByText(/Indiquez le montant du devis/);
  expect(await world.calls({ route: "quotation.edit.post" })).toEqual([]);
});

test("S24 a week that does not start on a Monday is refused in French, and leads to the week that holds the day", async () => {
  const user = await openApp("/admin/concierge/delivery-schedule?week=2026-11-18");
  await within(await screen.findByRole("alert")).findByText("Une semaine commence un lundi.");
  await user.click(screen.getByRole("button", { name: "Afficher la semaine du 16 au 22 novembre 2026" }));
  await screen.findByRole("grid", { name: "Semaine du 16 au 22 novembre 2026" });
  expect(router.state.location.search).toBe("?week=2026-11-16");
});

const sectionsOf = async (themeId: number) =>
  (await call(themeRoutes.sections, { params: { themeId } })).sections;

async function moveUp(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: `Autres actions sur ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Monter" }));
}

test("A03 A04 an order of sections that misses one, or holds a foreign one, is refused with its reason; the tree stays", async () => {
  const before = await sectionsOf(3);
  const user = await openApp("/admin/concierge/theme/edit/3/sections");
  for (const detail of ["Il manque une rubrique du thème.", "Une rubrique n’est pas de ce thème."]) {
    await world.fault({ route: "theme.updateSectionList", status: 422, detail, times: 1 });
    await moveUp(user, "Boulangerie");
    await screen.findByText(detail);
  }
  expect(await sectionsOf(3)).toEqual(before);
});

test("A03 A04 a move by a tree of which another admin deleted a section meanwhile is refused; the new tree is shown, and takes it", async () => {
  const sections = await sectionsOf(3);
  const gone = sections.find(({ name }) => name === "Fleurs")?.id ?? 0;
  const target = sections.find(({ name }) => name === "Boulangerie")?.id ?? 0;
  const user = await openApp("/admin/concierge/theme/edit/3/sections");
  await screen.findByRole("button", { name: "Déplacer Fleurs" });
  const { values } = await call(themeRoutes.deleteSection.get, { params: { themeId: 3 } });
  await call(themeRoutes.deleteSection.post, {
    params: { themeId: 3 },
    body: { sectionId: gone, moveServicesToSectionId: target, version: values.version ?? 0 },
  });
  const left = await sectionsOf(3);
  await moveUp(user, "Boulangerie");
  await screen.findByText(/^Déplacement non enregistré/);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Déplacer Fleurs" })).toBeNull());
  expect(await sectionsOf(3)).toEqual(left);
  await moveUp(user, "Boulangerie");
  await screen.findByText("Boulangerie : position 1");
  expect((await sectionsOf(3))[0]?.name).toBe("Boulangerie");
});

test("A03 A12 a section that another admin deleted meanwhile is said in its dialog, and what was typed stays", async () => {
  const { sections } = await call(themeRoutes.sections, { params: { themeId: 3 } });
  const { id = 0, name = "" } = sections.find(({ serviceCount }) => serviceCount > 0) ?? {};
  const elsewhere = sections.find((each) => each.id !== id && each.parentSectionId === null)?.id;
  const user = await openApp("/admin/concierge/theme/edit/3/sections");
  await user.click(await screen.findByRole("button", { name: `Autres actions sur ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Modifier" }));
  const dialog = within(await screen.findByRole("dialog"));
  const title = await dialog.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
  await user.type(title, " bis");
  const { values } = await call(themeRoutes.deleteSection.get, { params: { themeId: 3 } });
  await call(themeRoutes.deleteSection.post, {
    params: { themeId: 3 },
    body: { sectionId: id, moveServicesToSectionId: elsewhere ?? null, version: values.version ?? 0 },
  });
  await user.click(dialog.getByRole("button", { name: "Modifier" }));
  await dialog.findByText("Cette fiche a été supprimée entre-temps");
  expect(title.value).toBe(`${name} bis`);
});
