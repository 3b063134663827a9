/** @vitest-environment happy-dom */
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp, signedInWorld } from "./app-harness.tsx";

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock(import("../../../../packages/ui/src/overlay/parts/overlay-parts.ts"), (real) =>
  network.isDown ? Promise.reject(new TypeError("Failed to fetch")) : real(),
);

signedInWorld();

test("S10 A03 a form comes with the code of the question that leaving it asks, or says that it cannot come", async () => {
  const user = await openApp("/admin/building");
  await user.click(await screen.findByRole("link", { name: "Nouvel immeuble" }));
  await screen.findByText(/n’a pas pu être chargée/);
  expect(screen.queryByRole("textbox", { name: /^Nom/ })).toBeNull();
  network.isDown = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await user.type(await screen.findByRole("textbox", { name: /^Nom/ }), "Les Lilas");
  network.isDown = true;
  await user.click(screen.getByRole("link", { name: "Incidents" }));
  await screen.findByRole("alertdialog", { name: "You have unsaved changes!" });
  await user.click(screen.getByRole("button", { name: "Rester sur la page" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Nom/ }).value).toBe("Les Lilas");
});
