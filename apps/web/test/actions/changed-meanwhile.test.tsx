/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { sessionStore } from "#api/session-store.ts";
import { actionForm, headAction, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const jeanne = "jeanne.martin@palier.test";
const karim = "karim.benali@palier.test";

const list = "/admin/concierge/callback";
async function callback(status: "toHandle" | "unreachable"): Promise<number> {
  const { data } = await call(callbackRoutes.list, { query: { status, length: 1 } });
  return data[0]?.id ?? 0;
}
const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Note/ });
const status = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Statut/ });
const stored = (id: number) => world.state.table("callback").get(id);

test("A04 A13 A15 what is typed waits for its save before the page's actions, and is kept beside what they change", async () => {
  const id = await callback("unreachable");
  const user = await openApp(`${list}/edit/${id}`);
  fill(await note(), "Rappeler aussi");
  const entry = await headAction(user, "Remettre à rappeler");
  expect(entry.getAttribute("aria-disabled")).toBe("true");
  expect(entry.textContent).toContain("Enregistrez d’abord vos modifications");
  await user.keyboard("{Escape}");
  await world.fault({ route: "callback.edit.get", delayMs: 2_000 });
  await press(user, "Enregistrer");
  // Sent with the previous version, it would conflict with the page's own save.
  const again = await headAction(user, "Remettre à rappeler");
  await waitFor(() => expect(again.getAttribute("aria-disabled")).toBeNull());
  await user.click(again);
  await toastWith("Appel à refaire : ");
  // Typed before the record is read again.
  fill(await note(), "Rappeler aussi sa voisine");
  await user.selectOptions(status(), "Traitée");
  await waitFor(async () => expect((await headAction(user, "Marquer injoignable")).isConnected).toBe(true));
  await user.keyboard("{Escape}");
  expect((await note()).value).toBe("Rappeler aussi sa voisine");
  expect(status().value).toBe("handled");
  expect(screen.queryByText(/modifiée entre-temps/)).toBeNull();
  await press(user, "Enregistrer");
  await waitFor(() =>
    expect(stored(id)).toMatchObject({ status: "handled", note: "Rappeler aussi sa voisine" }),
  );
});

test("A04 A13 a save that meets the page's own action before the record is read again goes through", async () => {
  const id = await callback("toHandle");
  const user = await openApp(`${list}/edit/${id}`);
  await note();
  await world.fault({ route: "callback.edit.get", delayMs: 6_000 });
  await press(user, "Marquer traitée");
  await world.waitFor({ route: "callback.edit.post", status: 200 });
  fill(await note(), "Note tapée après l’action");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué");
  expect(screen.queryByText(/modifiée entre-temps/)).toBeNull();
  expect(stored(id)).toMatchObject({ status: "handled", note: "Note tapée après l’action" });
});

/** Saves the building at another computer, whose changes this browser does not know of. */
async function saveElsewhere(email: string, changed: Readonly<Record<string, string>>): Promise<void> {
  const { values } = await call(buildingRoutes.edit.get, { params: { id: 3 } });
  const { status: said } = await world.admin(email).post("/admin/building/edit/3", { ...values, ...changed });
  expect(said).toBe(200);
}

/** As in another tab of this browser, which tells this one. */
async function saveInOtherTab(changed: Readonly<Record<string, string>>): Promise<void> {
  await saveElsewhere(jeanne, changed);
  const session = sessionStore.get();
  const { values } = await call(buildingRoutes.edit.get, { params: { id: 3 } });
  const tab = new BroadcastChannel("palier:writes");
  tab.postMessage(`${session.kind === "signed-in" ? session.admin.id : ""}:building:3:${values.version}`);
  tab.close();
}
const conflict = async () =>
  (await screen.findByText(/modifiée entre-temps/)).closest("[role=alert]")?.textContent ?? "";

test("A04 A13 what the same admin saved in another tab is called their own", async () => {
  const user = await openApp("/admin/building/edit/3");
  fill(await screen.findByRole("textbox", { name: /^Nom/ }), "Premier onglet");
  await saveInOtherTab({ name: "Second onglet" });
  await press(user, "Enregistrer");
  const said = await conflict();
  expect(said).toContain("Vous l’avez enregistrée vous-même");
  expect(said).not.toContain("autre administrateur");
  expect(said).toContain("Votre valeur enregistrée ailleurs");
});

test("A04 A13 a conflict names the admin who saved, or calls nobody's own what several admins saved", async () => {
  const user = await openApp("/admin/building/edit/3");
  const name = await screen.findByRole("textbox", { name: /^Nom/ });
  fill(name, "Saisie du premier poste");
  await saveElsewhere(karim, { name: "Nom de Karim" });
  await press(user, "Enregistrer");
  expect(await conflict()).toContain("Karim Benali l’a enregistrée pendant votre saisie");
  await press(user, /^Garder ma saisie/);
  await saveElsewhere(karim, { name: "Autre nom de Karim" });
  await saveElsewhere(jeanne, { city: "Villeurbanne" });
  await press(user, "Enregistrer");
  await screen.findAllByText("Autre nom de Karim");
  const said = await conflict();
  expect(said).toContain("Elle a été enregistrée ailleurs pendant votre saisie");
  expect(said).not.toContain("par vous");
});

test("A04 a request that was decided meanwhile is not rejected, and the comment that was written stays", async () => {
  const { data } = await call(dashboardRoutes.associationRequests, {
    query: { status: "proofToCheck", length: 1 },
  });
  const [request] = data;
  const id = request?.id ?? 0;
  const written = "Le nom du bail n’est pas le vôtre.";
  const user = await openApp(`/admin/user/ula/${id}`);
  await pressAction(user, "Rejeter");
  const form = await actionForm(/^Rejeter le justificatif/);
  await user.selectOptions(await form.findByRole("combobox", { name: /^Motif/ }), "Autre");
  const comment = form.getByRole<HTMLTextAreaElement>("textbox", { name: /^Commentaire/ });
  fill(comment, written);
  await world.patch("ula", id, { status: "validated" }, { announced: false });
  const reject = () => user.click(form.getByRole("button", { name: "Rejeter" }));
  await reject();
  // The first press only learns that the record changed.
  await form.findByText(/appuyez de nouveau sur «\s?Rejeter\s?»/);
  await reject();
  await form.findByText("Seul un justificatif à vérifier peut être rejeté.");
  expect(comment.value).toBe(written);
  expect(world.state.table("ula").get(id)?.status).toBe("validated");
  expect(within(document.body).queryByText(/enregistrez/i)).toBeNull();
});
