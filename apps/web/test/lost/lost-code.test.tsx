/** @vitest-environment happy-dom */
import { overlayCode } from "@palier/ui";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

signedInWorld();

test("S10 A03 a form comes with the code of the question that leaving it asks, or says that it cannot come", async () => {
  const fetched = vi.spyOn(overlayCode, "load");
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  const user = await openApp("/admin/building");
  await user.click(await screen.findByRole("link", { name: "Nouvel immeuble" }));
  const retry = await screen.findByRole("button", { name: "Réessayer" });
  expect(screen.queryByRole("textbox", { name: /^Nom/ })).toBeNull();
  fetched.mockRestore();
  await user.click(retry);
  await user.type(await screen.findByRole("textbox", { name: /^Nom/ }), "Les Lilas");
  expect(overlayCode.loaded()).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Incidents" }));
  await screen.findByRole("alertdialog", { name: "You have unsaved changes!" });
  await user.click(screen.getByRole("button", { name: "Rester sur la page" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Nom/ }).value).toBe("Les Lilas");
});
