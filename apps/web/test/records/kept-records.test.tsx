/** @vitest-environment happy-dom */
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { headAction, openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A15 what the page's own count keeps is not asked about: « Supprimer » says why and does nothing", async () => {
  const { data } = await call(themeRoutes.list, { query: { length: 20 } });
  const theme = data.find(({ serviceCount }) => serviceCount > 1);
  const user = await openApp(`/admin/concierge/theme/edit/${theme?.id}`);
  const removal = await headAction(user, "Supprimer");
  expect(removal.getAttribute("aria-disabled")).toBe("true");
  expect(removal.textContent).toMatch(
    new RegExp(`^SupprimerSuppression impossible\\s: ${theme?.serviceCount}\\sprestations y sont rangées`),
  );
  await user.click(removal);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(await world.calls({ route: "theme.delete" })).toEqual([]);
});
