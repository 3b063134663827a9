/** @vitest-environment happy-dom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { signedInWorld } from "#test/kit/app-harness.tsx";
import { keepToasts, openRows, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const list = "/admin/concierge/callback?status=toHandle";
const row = (id: number) => document.querySelector<HTMLElement>(`.list-table [row-id="${id}"]`);
const shownIds = () => [
  ...new Set(
    [...document.querySelectorAll(".list-table [row-id]")].map((each) => each.getAttribute("row-id")),
  ),
];
const handleButton = (id: number): HTMLElement => {
  const [button] = within(row(id) ?? document.body).getAllByRole("button", { name: /Marquer traitée/ });
  if (button === undefined) throw new Error(`row ${id} has no such button`);
  return button;
};
const statusOf = (id: number) => world.state.table("callback").get(id)?.status;

test("A16 a call that is closed in its list runs in sight, once, and stays in its place until the pointer has left", async () => {
  const { user, ids } = await openRows(list, 2);
  const [first = 0, second = 0] = ids;
  await waitFor(() => handleButton(first));
  const before = shownIds();
  await world.fault({ route: "callback.edit.post", delayMs: 1_500, times: 1 });
  await user.click(handleButton(first));
  expect(handleButton(first).getAttribute("aria-busy")).toBe("true");
  // What the impatient do.
  fireEvent.click(handleButton(first));
  await toastWith("Appel traité");
  expect(await world.calls({ route: "callback.edit.post" })).toHaveLength(1);
  await waitFor(() => expect(row(first)?.className).toContain("ui-row--acted"));
  expect(row(first)?.textContent).toContain("Traitée");
  expect(shownIds()).toEqual(before);
  expect(statusOf(second)).toBe("toHandle");
  // The action is gone once a second has passed; the row is not.
  await waitFor(() => expect(() => handleButton(first)).toThrow());
  expect(shownIds()).toEqual(before);
  await user.hover(screen.getByRole("heading", { level: 1 }));
  await waitFor(() => expect(row(first)).toBeNull(), { timeout: 4_000 });
  expect(row(second)).not.toBeNull();
});

test("A16 the row offers the way back in its menu, and is then as it was", async () => {
  const { user, ids } = await openRows(list, 1);
  const [id = 0] = ids;
  await waitFor(() => handleButton(id));
  await user.click(handleButton(id));
  await toastWith("Appel traité");
  const menu = await waitFor(() => {
    const found = within(row(id) ?? document.body).getByRole("button", { name: /^Autres actions/ });
    if (found.getAttribute("aria-disabled") !== null) throw new Error("an action is running");
    return found;
  });
  await user.click(menu);
  await user.click(await screen.findByRole("menuitem", { name: "Revenir au statut précédent" }));
  await toastWith("Annulation effectuée");
  expect(statusOf(id)).toBe("toHandle");
  await waitFor(() => expect(row(id)?.className).not.toContain("ui-row--acted"));
  await waitFor(() => handleButton(id));
});
