/** @vitest-environment happy-dom */
import { incidentRoutes } from "@palier/contract/areas/incident";
import { overlayCode } from "@palier/ui";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { withPalette } from "#test/kit/late-code.ts";

signedInWorld();
withPalette();

const isOpen = () => screen.queryByRole("dialog", { name: "Rechercher" }) !== null;

/** An incident that one press takes in charge. */
async function openIncident() {
  const { data } = await call(incidentRoutes.list, { query: { status: "open", length: 50 } });
  const { id = 0 } = data.find(({ assigneeName }) => assigneeName === null) ?? {};
  const user = await openApp(`/admin/incident/edit/${id}`);
  await screen.findByRole("button", { name: "Prendre en charge" });
  return {
    user,
    status: async () => (await call(incidentRoutes.edit.get, { params: { id } })).values.status,
  };
}

/** Before the palette's code is there. */
async function enterAhead(user: UserEvent): Promise<void> {
  await user.keyboard("{Control>}k{/Control}");
  await user.keyboard("prendre{Enter}");
}

test("A09 A16 an act that is typed before the palette's code is there is not done after a press elsewhere, nor once the code was missing; else it is", async () => {
  // The palette comes with the windows' code.
  const code = Promise.withResolvers<never>();
  const fetched = vi.spyOn(overlayCode, "load").mockReturnValue(code.promise);
  const { user, status } = await openIncident();
  await enterAhead(user);
  await user.click(screen.getByRole("heading", { level: 1 }));
  await enterAhead(user);
  code.reject(new TypeError("Failed to fetch"));
  const again = await screen.findByRole("button", { name: "Réessayer" });
  fetched.mockRestore();
  await user.click(again);
  const palette = within(await screen.findByRole("dialog", { name: "Rechercher" }));
  expect((await palette.findByRole<HTMLInputElement>("combobox")).value).toBe("prendre");
  await palette.findByRole("option", { name: /^Prendre en charge/ });
  expect(await status()).toBe("open");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(isOpen()).toBe(false));
  await enterAhead(user);
  await waitFor(async () => expect(await status()).toBe("inProgress"));
});
