/** @vitest-environment happy-dom */
import { subscriptionRoutes } from "@palier/contract/areas/concierge/subscription";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { actionForm, headAction, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { asks, pressForQuestion, question, row, toast, words } from "#test/kit/steps.ts";

const world = signedInWorld();
const tie = 39;
const stored = () => world.state.table("ula").get(tie);

test("A15 A18 an end that was planned already is not announced as one; emptied, the tie ends today", async () => {
  await world.patch("ula", tie, { status: "validated", startDate: "2020-01-01", endDate: "2027-06-30" });
  const user = await openApp(`/admin/user/ula/${tie}`);
  await pressAction(user, "Terminer");
  const dialog = await actionForm(/^Terminer le rattachement/);
  const end = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Fin/ });
  expect(end.value).toBe("30/06/2027");
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await dialog.findByText(/^C’est la fin déjà prévue\./);
  expect(screen.queryByText(/^Fin de rattachement enregistrée/)).toBeNull();
  await user.clear(end);
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await screen.findByText(/^Fin de rattachement enregistrée/);
  expect(stored()).toMatchObject({ status: "ended", endDate: "2026-11-20" });
});

test("A15 a tie whose planned end is today is ended at once", async () => {
  await world.patch("ula", tie, { status: "validated", startDate: "2020-01-01", endDate: "2026-11-20" });
  const user = await openApp(`/admin/user/ula/${tie}`);
  await pressAction(user, "Terminer");
  const dialog = await actionForm(/^Terminer le rattachement/);
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await screen.findByText(/^Fin de rattachement enregistrée/);
  expect(stored()).toMatchObject({ status: "ended", endDate: "2026-11-20" });
});

test("A15 A11 a tie that is ended on a day to come stays validated, and its history says from what to what", async () => {
  await world.patch("ula", tie, { status: "validated", startDate: "2020-01-01", endDate: "2027-06-30" });
  const user = await openApp(`/admin/user/ula/${tie}`);
  await pressAction(user, "Terminer");
  const dialog = await actionForm(/^Terminer le rattachement/);
  const end = dialog.getByRole("textbox", { name: /^Fin/ });
  await user.clear(end);
  await user.type(end, "01/01/2001");
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await dialog.findAllByText(/La fin ne peut pas précéder le début\./);
  await user.clear(end);
  await user.type(end, "31/12/2026");
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await screen.findByText(/^Fin de rattachement enregistrée/);
  expect(stored()).toMatchObject({ status: "validated", endDate: "2026-12-31" });
  await user.click(screen.getByRole("link", { name: "Historique" }));
  await screen.findByRole("gridcell", { name: /Fin\s: 30\/06\/2027 → 31\/12\/2026/ });
});

test("A18 the end of a resident's last tie announces that nothing is billed any more, and the subscription says why", async () => {
  const { data: lists } = await call(subscriptionRoutes.list, { query: { status: "active", length: 50 } });
  const whole = lists.find(({ activeSubscriberCount }) => activeSubscriberCount > 3);
  const subscriptionId = whole?.id ?? 0;
  const active = async () =>
    (await call(subscriptionRoutes.edit.get, { params: { id: subscriptionId } })).record
      ?.activeSubscriberCount;
  const { data: people } = await call(subscriptionRoutes.subscribers, {
    params: { id: subscriptionId },
    query: { length: 50 },
  });
  const tiesOf = (userId: number) =>
    world.state.table("ula").query({
      where: [
        { column: "userId", op: "eq", value: userId },
        { column: "status", op: "eq", value: "validated" },
      ],
    }).rows;
  const who = people.find((each) => each.nextBillingAt !== null && tiesOf(each.userId).length === 1);
  if (who === undefined) throw new Error("nobody has one tie");
  const before = (await active()) ?? 0;
  const user = await openApp(`/admin/user/ula/${tiesOf(who.userId)[0]?.id}`);
  await pressAction(user, "Terminer");
  const dialog = await actionForm(/^Terminer le rattachement/);
  await dialog.findByText(/les abonnements du résident ne sont plus facturés/);
  await user.click(dialog.getByRole("button", { name: "Terminer" }));
  await toast(/Fin de rattachement enregistrée/);
  expect(await active()).toBe(before - 1);

  await act(() => router.navigate(`/admin/concierge/subscription/edit/${subscriptionId}/subscribers`));
  await screen.findByRole("row", { name: new RegExp(`^${who.userName} .*Sans immeuble`) });
  await user.click(screen.getByRole("button", { name: words(`Suspendre ${who.userName}`) }));
  await (await question()).press(user, "Suspendre l’abonné");
  await toast(`Suspension effectuée : ${who.userName}`);
  await pressForQuestion(`Reprendre ${who.userName}`);
  await asks("tant qu’il n’a pas d’immeuble.");
  await (await question()).press(user, "Reprendre l’abonné");
  await toast(`Reprise effectuée : ${who.userName}`);
  expect(await active()).toBe(before - 1);
});

test("A15 a tie without a proof offers no decision but a proof", async () => {
  await world.patch("ula", 8, { status: "pending", proof: null });
  const user = await openApp("/admin/user/ula/8");
  await headAction(user, "Déposer un justificatif");
  const entries = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(entries).toEqual(["Déposer un justificatif"]);
  expect(screen.queryByRole("button", { name: "Valider" })).toBeNull();
});

test("A04 A14 A15 a tie is validated where it is listed, and refused once when it changed meanwhile", async () => {
  const user = await openApp("/admin/user/edit/39/ula");
  const validate = async () => user.click(within(await row(tie)).getByRole("button", { name: /^Valider/ }));
  await validate();
  await world.patch("ula", tie, { floor: "4e étage" }, { announced: false });
  await (await question()).press(user, "Valider");
  await asks("Cette fiche a été enregistrée ailleurs");
  await (await question()).press(user, "Retour");
  await validate();
  await (await question()).press(user, "Valider");
  await toast(/Validation effectuée/);
  expect(stored()).toMatchObject({ status: "validated", floor: "4e étage" });
  const events = within(await screen.findByRole("list", { name: "Historique des rattachements" }));
  await waitFor(() =>
    expect(events.getAllByRole("listitem")[0]?.textContent).toMatch(/Validation.*par Jeanne Martin/),
  );
  expect(document.querySelector("main")?.contains(document.activeElement)).toBe(true);
});
