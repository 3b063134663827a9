/** @vitest-environment happy-dom */
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const order = async (): Promise<string[]> => {
  const { data } = await call(managedServiceRoutes.list, { query: { length: 5 } });
  return data.map(({ name }) => name);
};
const shown = (): (string | null)[] =>
  within(screen.getByRole("list", { name: "Changer l’ordre des services gérés" }))
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
  // Based on the present order, the same move succeeds.
  screen.getByRole("button", { name: `Déplacer ${second}` }).focus();
  await user.keyboard(" {ArrowUp} ");
  await screen.findByText(`${second} : position 2`);
  expect((await order()).slice(0, 3)).toEqual([third, second, first]);
});

test("A03 a move that failed on the server is looked up: what is said is what the order shows", async () => {
  const [first = ""] = await order();
  const before = await order();
  const user = await openApp("/admin/managed-services/order");
  await world.fault({ route: "managedService.sort", status: 500, times: 1 });
  (await screen.findByRole("button", { name: `Déplacer ${first}` })).focus();
  await user.keyboard(" {ArrowDown} ");
  await screen.findByText(`Déplacement non enregistré : ${first}`);
  await screen.findByText(/^Une erreur est survenue sur le serveur\. .* il n’a pas changé\./);
  expect(screen.queryByText(/On ne sait pas/)).toBeNull();
  expect(await order()).toEqual(before);
});

test("A03 a move that may still arrive is uncertain, though the order that is read again does not have it; the next may be refused by it", async () => {
  const [first = "", second = ""] = await order();
  const user = await openApp("/admin/managed-services/order");
  await world.fault({ route: "managedService.sort", cut: true, times: 1 });
  const moveDown = async (): Promise<void> => {
    (await screen.findByRole("button", { name: `Déplacer ${first}` })).focus();
    await user.keyboard(" {ArrowDown} ");
  };
  await moveDown();
  await screen.findByText(`Déplacement incertain : ${first}`);
  await screen.findByText(/L’ordre vient d’être relu\s: vérifiez-le\./);
  expect(screen.queryByText(/non enregistré/)).toBeNull();
  await expect.poll(() => shown()[0]).toContain(first);
  // It arrives now.
  const { id = 0 } =
    world.state.table("managedService").first({
      where: [{ column: "position", op: "eq", value: 1 }],
    }) ?? {};
  await call(managedServiceRoutes.sort, { params: { managedServiceId: id, position: 2 } });
  await moveDown();
  await screen.findByText(`Déplacement non enregistré : ${first}`);
  await screen.findByText(/peut-être par le déplacement incertain/);
  expect(screen.queryByText(/ailleurs que dans cet onglet/)).toBeNull();
  expect((await order()).slice(0, 2)).toEqual([second, first]);
});

test("S21 T04 three moves made while the first is under way are three calls, each by the order that the one before led to", async () => {
  const before = await call(managedServiceRoutes.list, { query: { length: 5 } });
  const [moved, ...others] = before.data;
  if (moved === undefined) throw new Error("the world has no service");
  const user = await openApp("/admin/managed-services/order");
  const handle = await screen.findByRole("button", { name: `Déplacer ${moved.name}` });
  await world.fault({ route: "managedService.sort", delayMs: 1000 });
  handle.focus();
  for (let move = 1; move <= 3; move += 1) await user.keyboard(" {ArrowDown} ");
  expect(shown()[3]).toContain(moved.name);
  expect((await world.calls({ route: "managedService.sort" })).length).toBeLessThan(3);
  await screen.findByText(`${moved.name} : position 4`);
  const calls = await world.calls({ route: "managedService.sort" });
  expect(calls.map(({ status, path, request }) => ({ status, path, body: request?.json }))).toEqual(
    [1, 2, 3].map((from) => ({
      status: 200,
      path: `/admin/managed-services/sort/${moved.id}/${from + 1}`,
      body: { fromPosition: from, targetId: others[from - 1]?.id },
    })),
  );
  const names = others.map(({ name }) => name).toSpliced(3, 0, moved.name);
  expect(await order()).toEqual(names);
  await expect.poll(() => shown()[3]).toContain(moved.name);
  expect(screen.queryByText(/non enregistré/)).toBeNull();
});
