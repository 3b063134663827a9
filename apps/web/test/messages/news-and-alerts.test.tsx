/** @vitest-environment happy-dom */
import { alertRoutes } from "@palier/contract/areas/alert";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A19 news for some buildings asks for buildings, of which an archived one is not offered", async () => {
  const [archived] = [
    ...world.state.table("building").rows({ where: [{ column: "status", op: "eq", value: "archived" }] }),
  ];
  const name = String(archived?.name);
  const user = await openApp("/admin/news/new");
  await user.selectOptions(await screen.findByRole("combobox", { name: /^Portée/ }), "Immeubles");
  const buildings = await screen.findByRole("combobox", { name: /^Immeubles/ });
  expect(screen.queryByRole("combobox", { name: /^Quartiers/ })).toBeNull();
  await user.type(buildings, name);
  await waitFor(async () => {
    const { query } = (await world.calls({ route: "building.search", status: 200 })).at(-1) ?? {};
    expect(new URLSearchParams(query).get("term")).toBe(name);
  });
  expect(screen.queryByRole("option", { name: new RegExp(`^${name}`) })).toBeNull();
});

test("A21 an alert that is followed is read, and leads to its record", async () => {
  const { data } = await call(alertRoutes.list, { query: { length: 20 } });
  const alert = data.find(({ read, link }) => !read && link !== null);
  const user = await openApp("/admin/building");
  await user.click(await screen.findByRole("button", { name: /notification|alerte/i }));
  const [link] = await screen.findAllByRole("link", { name: alert?.title ?? "" });
  await user.click(link ?? document.body);
  await waitFor(() => expect(world.state.table("alert").get(alert?.id ?? 0)).toMatchObject({ read: true }));
  expect(within(document.body).queryByRole("dialog")).toBeNull();
});
