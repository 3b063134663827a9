/** @vitest-environment happy-dom */
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
const queries = async () => (await world.calls({ route: "user.list" })).map(({ query }) => query);

test("A01 a filter of the address that cannot be read is said and left out, and never dropped in silence", async () => {
  const user = await openApp("/admin/user?createdFrom=hier&status=perdu");
  const alert = (await screen.findByText("Un filtre de l’adresse ne peut pas être lu")).closest(
    "[role=alert]",
  );
  expect(alert?.textContent).toContain("« hier »".replace(/ /g, "\u00a0"));
  expect(alert?.textContent).toContain("« perdu »".replace(/ /g, "\u00a0"));
  await screen.findAllByRole("gridcell");
  expect(screen.queryByText(/Réessayer/)).toBeNull();
  expect((await queries()).every((query) => !query.includes("hier") && !query.includes("perdu"))).toBe(true);
  await user.click(screen.getByRole("button", { name: "Retirer de l’adresse" }));
  await waitFor(() => expect(screen.queryByText("Un filtre de l’adresse ne peut pas être lu")).toBeNull());
  expect(window.location.search).toBe("");
});

test("A01 a filter that is set keeps its name before its value, whatever kind it is", async () => {
  await openApp("/admin/conversations?unread=true&buildingId=3");
  const isUnread = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Messages non lus" });
  expect(isUnread.selectedOptions[0]?.textContent).toBe("Messages non lus\u00a0: oui");
  const building = screen.getByRole<HTMLInputElement>("combobox", { name: "Immeuble" });
  await waitFor(() => expect(building.value).toMatch(/\p{L}{3}/u));
  const box = screen.getByRole("combobox", { name: "Immeuble" }).closest(".ui-combobox");
  expect(box?.textContent).toMatch(/^Immeuble\s:/);
});
