/** @vitest-environment happy-dom */
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A24 L10 an alert's age is that of the server's clock, whatever day this computer believes it is", async () => {
  await world.push({ notification: { title: "Fuite au sous-sol" } });
  await world.clock({ advanceMs: 5 * 60_000 });
  const user = await openApp("/admin/");
  await user.click(await screen.findByRole("button", { name: /^Alertes, \d/ }));
  const alert = (await screen.findByText("Fuite au sous-sol")).closest("li");
  await waitFor(() => expect(alert?.textContent).toMatch(/il y a 5\smin/));
});
