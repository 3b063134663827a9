/** @vitest-environment happy-dom */
import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { actionForm, answer, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { toast, words } from "#test/kit/steps.ts";

const world = signedInWorld();
const tree = async (themeId: number) => (await call(themeRoutes.sections, { params: { themeId } })).sections;
type Section = Awaited<ReturnType<typeof tree>>[number];
const servicesIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, each) => sum + (each.parentSectionId === null ? each.serviceCount : 0), 0);
const isGone = async (themeId: number, name: string) =>
  expect((await tree(themeId)).map((each) => each.name)).not.toContain(name);
const deletions = async () =>
  (await world.calls({ route: "theme.deleteSection.post" })).map(({ status }) => status);

async function act(user: UserEvent, section: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: `Autres actions sur ${section}` }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}
async function pick(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("option", { name: words(name) }));
}

/** With its place for the section's services not chosen yet. */
async function deletion(user: UserEvent, section: string) {
  await act(user, section, "Supprimer");
  const dialog = await actionForm(words(`Supprimer la rubrique « ${section} »`));
  const target = await dialog.findByRole("combobox", { name: /^Déplacer ses prestations vers/ });
  return { dialog, target, press: () => user.click(dialog.getByRole("button", { name: "Supprimer" })) };
}

test("A15 a section with services is deleted once their new place is chosen; none is lost", async () => {
  const total = servicesIn(await tree(1));
  const user = await openApp("/admin/concierge/theme/edit/1/sections");
  const { dialog, target, press } = await deletion(user, "Repassage");
  await dialog.findByText(/prestations y sont rangées/);
  expect(dialog.getAllByRole("listitem").length).toBeGreaterThan(0);
  expect(target.getAttribute("aria-required")).toBe("true");
  await press();
  await dialog.findAllByText(/Choisissez où déplacer ses prestations\./);
  expect(dialog.queryByRole("button", { name: "Modifier la saisie" })).toBeNull();
  expect(await deletions()).toEqual([]);
  await user.click(target);
  await screen.findByRole("option", { name: /Retouches/ });
  expect(screen.queryByRole("option", { name: /Repassage/ })).toBeNull();
  await pick(user, "Retouches");
  await press();
  await dialog.findByText(/prestations rejoignent la rubrique choisie\./);
  await answer(dialog);
  await toast("Suppression effectuée : Repassage");
  await isGone(1, "Repassage");
  expect(servicesIn(await tree(1))).toBe(total);
});

test("A15 a section is asked about the services that it has now, though its tree was read before they came", async () => {
  const { data } = await call(serviceRoutes.list, { query: { themeId: 1, length: 1 } });
  const serviceId = data[0]?.id ?? 0;
  const user = await openApp("/admin/concierge/theme/edit/1/sections");
  await user.click(await screen.findByRole("button", { name: "Nouvelle rubrique" }));
  const creation = await actionForm(/rubrique/);
  await user.type(await creation.findByRole("textbox", { name: /^Nom/ }), "Vide");
  await user.click(creation.getByRole("button", { name: "Nouvelle rubrique" }));
  await screen.findByRole("button", { name: "Déplacer Vide" });
  const sectionId = (await tree(1)).find(({ name }) => name === "Vide")?.id;
  await world.patch("service", serviceId, { sectionId, subsectionId: null }, { announced: false });
  const { dialog, target, press } = await deletion(user, "Vide");
  await dialog.findByText(/prestation y est rangée/);
  await user.click(target);
  await pick(user, "Retouches");
  await press();
  await answer(dialog);
  await toast("Suppression effectuée : Vide");
  const { record } = await call(serviceRoutes.edit.get, { params: { id: serviceId } });
  expect(record).toMatchObject({ sectionName: "Retouches" });
});

test("A15 a section's own subsections are not offered as a place for its services", async () => {
  const all = await tree(3);
  const parent = all.find(({ id }) => all.some(({ parentSectionId }) => parentSectionId === id));
  const below = all.filter(({ parentSectionId }) => parentSectionId === parent?.id);
  const other = all.find(({ id, parentSectionId }) => parentSectionId === null && id !== parent?.id);
  if (parent === undefined || other === undefined) throw new Error("the theme has no subsections");
  const user = await openApp("/admin/concierge/theme/edit/3/sections");
  const { dialog, target, press } = await deletion(user, parent.name);
  await user.click(target);
  await screen.findAllByRole("option", { name: words(other.name) });
  for (const { name } of below) expect(screen.queryByRole("option", { name: words(`› ${name}`) })).toBeNull();
  await user.click(screen.getAllByRole("option", { name: words(other.name) })[0] ?? document.body);
  await press();
  await answer(dialog);
  await toast(`Suppression effectuée : ${parent.name}`);
  const left = await tree(3);
  expect(left.filter(({ id }) => [parent, ...below].some((gone) => gone.id === id))).toEqual([]);
  expect(servicesIn(left)).toBe(servicesIn(all));
});

test("A11 L05 a section goes to another theme with its services, once no other admin holds that theme", async () => {
  const karim = world.admin("karim.benali@palier.test");
  const moved = (await tree(1)).find(({ name }) => name === "Repassage");
  const user = await openApp("/admin/concierge/theme/edit/1/sections");
  await karim.open("theme", 2);
  await act(user, "Repassage", "Déplacer vers un autre thème…");
  const dialog = await actionForm(words("Déplacer la rubrique « Repassage »"));
  await user.type(await dialog.findByRole("combobox", { name: /^Vers le thème/ }), "menage");
  await pick(user, "Ménage");
  const press = () => user.click(dialog.getByRole("button", { name: "Déplacer" }));
  await press();
  await dialog.findAllByText(/Karim Benali modifie/);
  await karim.leave("theme", 2);
  await press();
  await toast("Déplacement effectué : Repassage");
  await isGone(1, "Repassage");
  const there = (await tree(2)).find(({ name }) => name === "Repassage");
  expect(there).toMatchObject({ id: moved?.id, serviceCount: moved?.serviceCount });
  await user.click(screen.getByRole("link", { name: "Historique" }));
  await screen.findAllByRole("gridcell", { name: /Repassage → Ménage › Repassage/ });
});

test("S21 A06 themes are put in order by keyboard, from their list", async () => {
  const user = await openApp("/admin/concierge/theme");
  await user.click(await screen.findByRole("link", { name: "Changer l’ordre des thèmes" }));
  (await screen.findByRole("button", { name: "Déplacer Ménage" })).focus();
  await user.keyboard(" {ArrowUp} ");
  await toast("Ménage : position 1");
  const [first] = within(screen.getByRole("list", { name: "Changer l’ordre des thèmes" })).getAllByRole(
    "listitem",
  );
  expect(first?.textContent).toContain("Ménage");
  expect(world.state.table("theme").get(2)).toMatchObject({ name: "Ménage", position: 1 });
});
