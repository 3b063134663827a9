/** @vitest-environment happy-dom */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

async function search(typed: string): Promise<UserEvent> {
  const user = await openApp("/admin/building");
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: /^Rechercher une fiche/ }), typed);
  return user;
}

test("A09 a record is found by a part of its name, chosen by the arrows and opened by Enter", async () => {
  const name = String(world.state.table("user").get(7)?.fullName);
  const user = await search(name);
  const options = await screen.findAllByRole("option", { name: new RegExp(name) });
  expect(options[0]?.getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/user\/edit\/\d+$/));
  const id = Number(router.state.location.pathname.split("/").at(-1));
  expect(world.state.table("user").get(id)?.fullName).toBe(name);
});

test("A09 what is more than the palette shows leads to the list that is searched for the same", async () => {
  const user = await search("martin");
  const list = within(await screen.findByRole("listbox"));
  await user.click(await list.findByRole("option", { name: /^Tous les résultats\s: Résidents/ }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: "/admin/user", search: "?q=martin" }),
  );
});

test("A09 a name with one wrong letter is found where nothing else is, and the group says so", async () => {
  world.state.table("user").patch(7, { fullName: "Wilhelmine Zuckerberg" });
  await search("wilhelmyne");
  const list = within(await screen.findByRole("listbox"));
  await list.findByRole("option", { name: /^Wilhelmine Zuckerberg/ });
  list.getByRole("group", { name: "Résidents au nom proche" });
});
