/** @vitest-environment happy-dom */
import { incidentRoutes } from "@palier/contract/areas/incident";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";
import { asks, question, row, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const jeanne = 1;
const stored = (id: number) => world.state.table("incident").get(id);
const mine = { status: "inProgress", assigneeId: jeanne };

async function anOpenIncident() {
  const { data } = await call(incidentRoutes.list, { query: { status: "open", length: 1 } });
  const [incident] = data;
  if (incident === undefined) throw new Error("no incident is open");
  return incident;
}
const takeCharge = async () => screen.findByRole("button", { name: "Prendre en charge" });

test("A16 A18 an incident whose responsible is a colleague is taken in charge after a question that names him", async () => {
  const { id, reference } = await anOpenIncident();
  const karim = world.state
    .table("accountAdmin")
    .first({ where: [{ column: "email", op: "eq", value: "karim.benali@palier.test" }] });
  await world.patch("incident", id, { assigneeId: karim?.id });
  const his = { status: "open", assigneeId: karim?.id };
  const user = await openApp(`/admin/incident?status=open&q=${reference}`);
  await user.click(within(await row(id)).getByRole("button", { name: /^Prendre en charge/ }));
  await asks("Karim Benali en est responsable : vous le serez à sa place.");
  await (await question()).press(user, "Retour");
  expect(stored(id)).toMatchObject(his);
  await user.click(within(await row(id)).getByRole("link", { name: /^Modifier/ }));
  await user.click(await takeCharge());
  await asks("Karim Benali en est responsable");
  expect(stored(id)).toMatchObject(his);
  await (await question()).press(user, "Prendre en charge");
  await toast(`Prise en charge enregistrée : ${reference}`);
  expect(stored(id)).toMatchObject(mine);
});

test.each([
  ["the admin's own", jeanne],
  ["nobody's", null],
])("A16 an incident that is %s is taken in charge with one press", async (_name, assigneeId) => {
  const { id, reference } = await anOpenIncident();
  await world.patch("incident", id, { assigneeId });
  const user = await openApp(`/admin/incident/edit/${id}`);
  await user.click(await takeCharge());
  await toast(`Prise en charge enregistrée : ${reference}`);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(stored(id)).toMatchObject(mine);
});

test("A20 incidents are taken in charge in their rows, with a press each", async () => {
  await openApp("/admin/incident?status=open");
  const buttons = await screen.findAllByRole("button", { name: /^Prendre en charge/ });
  const ids = buttons.map((each) => Number(each.closest("[row-id]")?.getAttribute("row-id")));
  // A colleague's asks first.
  const free = ids.filter((id) => stored(id)?.assigneeId === null).slice(0, 3);
  expect(free).toHaveLength(3);
  // From below: a press where a row has just gone counts as a double one (A16).
  for (const id of free.toReversed()) {
    fireEvent.click(within(await row(id)).getByRole("button", { name: /^Prendre en charge/ }));
    await waitFor(() => expect(document.querySelector(`main [row-id="${id}"]`)).toBeNull());
    expect(stored(id)).toMatchObject(mine);
  }
  await shownToast(/^Prise en charge enregistrée/);
});
