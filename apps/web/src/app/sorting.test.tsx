/** @vitest-environment happy-dom */
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "./app-harness.tsx";

const world = signedInWorld();

const order = async (): Promise<string[]> => {
  const { data } = await call(managedServiceRoutes.list, { query: { length: 5 } });
  return data.map(({ name }) => name);
};
const shown = (): (string | null)[] =>
  within(screen.getByRole("list", { name: "Ordonner les services gérés" }))
    .getAllByRole("listitem")
    .slice(0, 5)
    .map(({ textContent }) => textContent);

test("S21 A04 a move decided on an order that another admin changed meanwhile is refused, and the new order is shown", async () => {
  const [first = "", second = "", third = ""] = await order();
  const user = await openApp("/admin/managed-services/order");
  const handle = await screen.findByRole("button", { name: `Déplacer ${second}` });
  const { id = 0 } =
    world.state.table("managedService").first({
      where: [{ column: "position", op: "eq", value: 3 }],
    }) ?? {};
  await call(managedServiceRoutes.sort, { params: { managedServiceId: id, position: 1 } });
  expect((await order()).slice(0, 3)).toEqual([third, first, second]);
  handle.focus();
  await user.keyboard(" {ArrowUp} ");
  await screen.findByText(`Déplacement non enregistré : ${second}`);
  await screen.findByText(/ailleurs que dans cet onglet/);
  expect((await order()).slice(0, 3)).toEqual([third, first, second]);
  await expect.poll(() => shown()[0]).toContain(third);
  // Decided on what is there now, the same move goes through.
  screen.getByRole("button", { name: `Déplacer ${second}` }).focus();
  await user.keyboard(" {ArrowUp} ");
  await screen.findByText(`${second} : position 2`);
  expect((await order()).slice(0, 3)).toEqual([third, second, first]);
});
