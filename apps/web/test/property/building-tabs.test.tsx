/** @vitest-environment happy-dom */
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

test("A11 a neighbourhood's tab has its own buildings, and no others", async () => {
  const { data } = await call(neighborhoodRoutes.list, { query: { length: 10 } });
  const { id = 0 } = data.find(({ buildingCount }) => buildingCount > 0) ?? {};
  const own = [
    ...world.state.table("building").rows({ where: [{ column: "neighborhoodId", op: "eq", value: id }] }),
  ];
  await openApp(`/admin/neighborhood/edit/${id}/buildings`);
  const grid = within(await screen.findByRole("grid"));
  const links = (await grid.findAllByRole("link")).map((link) => link.getAttribute("href"));
  const places = own.map((building) => `/admin/building/edit/${building.id}`);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !places.some((place) => link?.startsWith(place)))).toEqual([]);
});

test("A11 a service is given to a neighbourhood from its own page, and to no other", async () => {
  const pairs = () => [...world.state.table("neighborhoodManagedService").rows({})];
  const before = pairs();
  const user = await openApp("/admin/managed-services/edit/3/neighborhoods?assigned=false");
  const [button] = await screen.findAllByRole("button", { name: /^Ajouter / });
  const name = button?.getAttribute("aria-label")?.replace(/^Ajouter /, "");
  await user.click(button ?? document.body);
  await shownToast(/^Ajout effectué/);
  const added = pairs().filter(({ id }) => before.every((pair) => pair.id !== id));
  const neighborhood = world.state.table("neighborhood").get(Number(added[0]?.neighborhoodId));
  expect(added).toMatchObject([{ managedServiceId: 3 }]);
  expect(neighborhood?.name).toBe(name);
});
