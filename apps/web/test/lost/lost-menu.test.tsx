/** @vitest-environment happy-dom */
import { overlayCode } from "@palier/ui";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

signedInWorld();

test("A03 A06 a row's menu whose code cannot be fetched says so once, and opens at the next press", async () => {
  const fetched = vi.spyOn(overlayCode, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(overlayCode, "prefetch").mockResolvedValue();
  const user = await openApp("/admin/concierge/callback?status=toHandle");
  const [button] = await screen.findAllByRole("button", { name: /^Autres actions sur / });
  if (button === undefined) throw new Error("no row has a menu");
  expect(overlayCode.loaded()).toBeUndefined();
  // Focus keeps the grid from replacing the table.
  button.focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "Recharger la page" });
  expect(button.getAttribute("aria-busy")).toBeNull();
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getAllByRole("button", { name: "Recharger la page" })).toHaveLength(1);
  fetched.mockRestore();
  button.focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("menu");
  await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("true"));
});
