/** @vitest-environment happy-dom */
import { settingRoutes } from "@palier/contract/areas/setting";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, save, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const value = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Valeur/ });
const saves = async () => (await world.calls({ route: "setting.edit.post" })).map(({ status }) => status);

async function openSetting(label: string) {
  const { data } = await call(settingRoutes.list, { query: { length: 100 } });
  const id = data.find((each) => each.label.startsWith(label))?.id ?? 0;
  const user = await openApp(`/admin/settings/edit/${id}`);
  return { user, id, stored: () => world.state.table("setting").get(id)?.value };
}

test.each([
  ["Photos par incident", "beaucoup", "7,5", "7.5", "7,5"],
  ["Écart toléré sans motif", "15 euros", "12,5 %", "12.5", "12,5"],
  ["Clôture après résolution", "1e9", "1 jour", "1", "1"],
  ["Silence à partir de", "tôt", "22 h", "22", "22"],
])(
  "A11 A15 the number « %s » refuses « %s », and takes « %s » as people type it",
  async (label, wrong, typed, kept, shown) => {
    const { user, stored } = await openSetting(label);
    await fill(user, /^Valeur/, wrong);
    await save(user);
    await waitFor(async () => expect((await value()).getAttribute("aria-invalid")).toBe("true"));
    expect((await value()).value).toBe(wrong);
    expect(await saves()).toEqual([]);
    await fill(user, /^Valeur/, typed);
    await save(user);
    await toast(`Enregistrement effectué : ${label}`);
    expect((await value()).value).toBe(shown);
    expect(stored()).toBe(kept);
    await user.click(screen.getByRole("link", { name: "Historique" }));
    await screen.findByRole("gridcell", { name: new RegExp(`→ ${shown.replace(",", "[.,]")}`) });
  },
);

test("A15 a number says the bounds that its setting takes, at the field and in the server's refusal", async () => {
  const { user, id } = await openSetting("Écart toléré sans motif");
  const described = async () =>
    ((await value()).getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((each) => document.getElementById(each)?.textContent ?? "")
      .join(" ");
  expect(await described()).toMatch(/Un nombre de 0 à 100\./);
  for (const [typed, error] of [
    ["-5", "Indiquez 0 ou plus."],
    ["100,5", "Indiquez 100 ou moins."],
  ] as const) {
    await fill(user, /^Valeur/, typed);
    await save(user);
    await waitFor(async () => expect(await described()).toContain(error));
  }
  expect(await saves()).toEqual([]);
  const { values } = await call(settingRoutes.edit.get, { params: { id } });
  await expect(
    call(settingRoutes.edit.post, { params: { id }, body: { value: "-5", version: values.version ?? 0 } }),
  ).rejects.toMatchObject({
    failure: { problem: { errors: [{ path: "value", message: "Indiquez 0 ou plus." }] } },
  });
});

test("A11 a number that counts shows its unit, which follows the number; one that names an hour shows none", async () => {
  const unit = async () => (await value()).closest(".ui-affix")?.textContent;
  const { user } = await openSetting("Clôture après résolution");
  expect(await unit()).toBe("jours");
  await fill(user, /^Valeur/, "1 jour");
  expect(await unit()).toBe("jour");
});

test("A11 an e-mail among the settings is checked before it is sent", async () => {
  const { user } = await openSetting("E-mail des urgences");
  await fill(user, /^Valeur/, "astreinte");
  await save(user);
  await waitFor(async () => expect((await value()).getAttribute("aria-invalid")).toBe("true"));
  expect(await saves()).toEqual([]);
});

test("A11 a setting that is on or off is chosen by words, and found in the list by them", async () => {
  const { user, stored } = await openSetting("Justificatif obligatoire");
  await user.selectOptions(await screen.findByRole("combobox", { name: /^Valeur/ }), "Non");
  await save(user);
  await toast("Enregistrement effectué : Justificatif obligatoire");
  expect(stored()).toBe("false");
  await act(() => router.navigate("/admin/settings?q=Justificatif%20obligatoire"));
  await screen.findAllByRole("gridcell", { name: "Non" });
});
