/** @vitest-environment happy-dom */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

// No promise: a value that stands three times hides the one that matters.
test("beside a form stand facts that it does not hold, and those that lead somewhere", async () => {
  const service = [...world.state.table("service").rows({})].find(({ unit, vatRate }) => unit && vatRate);
  await openApp(`/admin/concierge/service/edit/${service?.id}`);
  await screen.findByRole("combobox", { name: /^Unité/ });
  const aside = within(screen.getByRole("complementary", { name: "Résumé" }));
  // Chosen in the form.
  expect(aside.queryByText("Unité")).toBeNull();
  expect(aside.queryByText("TVA (%)")).toBeNull();
  // Counted by the server; another record.
  expect(aside.getByText("Points de livraison")).toBeTruthy();
  expect(aside.getByRole("link", { name: String(service?.supplierName) })).toBeTruthy();
});
