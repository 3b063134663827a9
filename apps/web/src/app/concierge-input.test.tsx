/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "./app-harness.tsx";

const world = signedInWorld();

test("A05 A15 an amount with letters, three decimals, a minus, or more than what is left is refused at its field; nothing is sent", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "completed", length: 20 } });
  const order = data.find(({ finalAmountCents, refundedCents }) => (finalAmountCents ?? 0) > refundedCents);
  const user = await openApp(`/admin/concierge/order/${order?.id ?? 0}`);
  await user.click(await screen.findByRole("button", { name: "Rembourser" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Rembourser la commande/ }));
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
