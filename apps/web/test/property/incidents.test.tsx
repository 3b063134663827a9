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
  await user.click(within(await row(id)).getByRole("link", { name: /^Ouvrir/ }));
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
  for (const id of free) {
    fireEvent.click(within(await row(id)).getByRole("button", { name: /^Prendre en charge/ }));
    await waitFor(() => expect(stored(id)).toMatchObject(mine));
    // It stays in its place (A16).
    await waitFor(() =>
      expect(document.querySelector(`main [row-id="${id}"]`)?.textContent).toContain("En cours"),
    );
  }
  await shownToast(/^Prise en charge enregistrée/);
});

const timeline = async (reference: string) =>
  within(await screen.findByRole("list", { name: `Suivi de l’incident ${reference}` }))
    .getAllByRole("listitem")
    .map((entry) => entry.textContent);

test("A11 an incident is read with what was done, by whom and for whom, and with the resident's lot; comments follow", async () => {
  const { id, reference, reporterId, reporterName, buildingId } = await anOpenIncident();
  const at = (minutes: number) => `2026-11-19T09:${minutes}:00Z`;
  const [taken, given] = [{ status: "inProgress", byAdmin: "Jeanne Martin" }, "Karim Benali"] as const;
  await world.patch("incident", id, {
    status: "inProgress",
    description: "De l’eau coule.",
    steps: [
      { at: at(10), status: "open", byAdmin: null, assigneeName: null },
      { at: at(12), ...taken, assigneeName: "Jeanne Martin" },
      { at: at(16), ...taken, assigneeName: given },
      { at: at(18), ...taken, status: "resolved", assigneeName: given },
      { at: at(20), ...taken, assigneeName: null },
    ],
    comments: [{ at: at(14), byAdmin: "Jeanne Martin", body: "Le gardien y va.", visibility: "internal" }],
  });
  const tie = world.state.table("ula").first({
    where: [
      { column: "userId", op: "eq", value: reporterId },
      { column: "buildingId", op: "eq", value: buildingId },
      { column: "status", op: "eq", value: "validated" },
    ],
  });
  const user = await openApp(`/admin/incident/edit/${id}`);
  await screen.findByText("De l’eau coule.");
  expect(screen.queryByRole("textbox", { name: /^Titre/ })).toBeNull();
  expect(await timeline(reference)).toEqual([
    `Incident déclaré19/11/2026 10:10 par ${reporterName}`,
    "Pris en charge19/11/2026 10:12 par Jeanne Martin",
    "Note de l’équipe19/11/2026 10:14 par Jeanne MartinLe gardien y va.",
    "Responsable\u00a0: Karim Benali19/11/2026 10:16 par Jeanne Martin",
    "Résolu19/11/2026 10:18 par Jeanne Martin",
    "Rouvert19/11/2026 10:20 par Jeanne MartinSans responsable",
  ]);
  await screen.findByText(new RegExp(`^${tie?.lotNumber}`));
  await user.selectOptions(
    await screen.findByRole("combobox", { name: /^Visible par/ }),
    "Équipe et résident",
  );
  await screen.findByText(`${reporterName} lira ce message.`);
  await user.type(screen.getByRole("textbox", { name: /^Commentaire/ }), "Réparé demain.");
  await user.click(screen.getByRole("button", { name: "Envoyer au résident" }));
  await toast(`Commentaire ajouté : incident ${reference}`);
  expect(stored(id)?.comments).toMatchObject([{}, { body: "Réparé demain.", visibility: "resident" }]);
  await waitFor(async () => expect(await timeline(reference)).toHaveLength(7));
});

test("A06 « Modifier », or E, opens the incident's form in a window; what it saves is on the page", async () => {
  const { id, title } = await anOpenIncident();
  const user = await openApp(`/admin/incident/edit/${id}/history`);
  await screen.findByRole("heading", { level: 1, name: new RegExp(title) });
  await user.keyboard("e");
  // The window that waits for the form is another one.
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Titre/ });
  expect(field.value).toBe(title);
  await user.clear(field);
  await user.type(field, "Fuite au sous-sol");
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await toast(/Enregistrement effectué.*Fuite au sous-sol/);
  expect(stored(id)).toMatchObject({ title: "Fuite au sous-sol" });
  await screen.findByRole("heading", { level: 1, name: /Fuite au sous-sol/ });
  expect(screen.queryByRole("dialog")).toBeNull();
});
