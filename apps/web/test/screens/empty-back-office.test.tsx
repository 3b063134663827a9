/** @vitest-environment happy-dom */
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { signIn } from "#api/session.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, save } from "#test/kit/steps.ts";

const world = signedInWorld();

/** Tables that admins and residents fill. */
const nothing = {
  building: 0,
  neighborhood: 0,
  wallet: 0,
  user: 0,
  news: 0,
  supplier: 0,
  theme: 0,
  managedService: 0,
  negotiatedService: 0,
  deliveryPoint: 0,
  readyAnswer: 0,
} as const;

test("A03 an empty back-office says on its screens what to do first, and its first records are made from there", async () => {
  await world.seed({ rows: nothing });
  await signIn("jeanne.martin@palier.test", "palier");
  const user = await openApp("/admin/");
  await screen.findByText("Commencez par vos immeubles");
  expect(within(screen.getByRole("main")).queryByRole("alert")).toBeNull();
  // That each list has such a text is held by what-areas-lack.test.ts.
  for (const place of ["building", "conversations", "concierge/order", "concierge/delivery-schedule"]) {
    await act(() => router.navigate(`/admin/${place}`));
    await waitFor(() =>
      expect(document.querySelector("main .ui-empty__text")?.textContent, place).toMatch(
        /depuis|Créez|créez|Commencez|Rédigez|livrée/,
      ),
    );
    expect(within(screen.getByRole("main")).queryByRole("alert"), place).toBeNull();
  }
  await act(() => router.navigate("/admin/"));
  await user.click(await screen.findByRole("link", { name: "Nouveau portefeuille" }));
  await fill(user, /^Nom/, "Régie du Port");
  await fill(user, /^Gestionnaire/, "Odile Port");
  await save(user);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/admin\/wallets\/edit\/\d+$/));
  const id = Number(router.state.location.pathname.split("/").at(-1));
  expect(world.state.table("wallet").get(id)).toMatchObject({ name: "Régie du Port" });
});
