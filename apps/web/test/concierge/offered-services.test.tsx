/** @vitest-environment happy-dom */
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { holding, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const place = "/admin/concierge/supplier/edit/1/services";
const karim = () => world.admin("karim.benali@palier.test");
const changeCalls = async () =>
  (await world.calls({ route: "supplier.changeOffer" })).map(({ status }) => status);
const wholeOffer = () => call(supplierRoutes.wholeOffer, { params: { supplierId: 1 } });

const services = () =>
  screen.getAllByRole("checkbox").filter((box) => box.closest(".offer__section") !== null);
const isFree = (box: HTMLElement): boolean =>
  box.getAttribute("aria-label") !== "Tout proposer" &&
  box.textContent !== "Tout proposer" &&
  box.getAttribute("aria-checked") === "false" &&
  !box.hasAttribute("aria-readonly");

/** The services of one theme, and the first that is not offered. */
async function openTheme() {
  const user = await openApp(`${place}?theme=1`);
  const free = await waitFor(() => {
    const found = services().find(isFree);
    if (found === undefined) throw new Error("no service is free yet");
    return found;
  });
  return { user, free };
}

test("A04 what another admin changed of a concierge meanwhile stays: the choice is kept and saved on top of it", async () => {
  const { user, free } = await openTheme();
  await user.click(free);
  const before = await wholeOffer();
  await world.patch("supplier", 1, { phone: "+33411223344" }, { announced: false });
  await press(user, "Enregistrer");
  await screen.findByText(/modifiée? entre-temps/);
  expect(free.getAttribute("aria-checked")).toBe("true");
  await press(user, "Enregistrer");
  await toastWith("Enregistrement effectué : La Loge du Quartier");
  await screen.findByText("Aucune modification");
  expect(world.state.table("supplier").get(1)).toMatchObject({ phone: "+33411223344" });
  expect(await wholeOffer()).not.toEqual(before);
});

test("A15 a service that names the concierge says so, and cannot be taken from the offer", async () => {
  const user = await openApp(`${place}?offered=true`);
  const named = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(".offer__section [aria-readonly=true]");
    if (found === null) throw new Error("no service names the concierge");
    return found;
  });
  const help = named.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(help.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(
    /€ · confiée à ce concierge$/,
  );
  await user.click(named);
  expect(named.getAttribute("aria-checked")).toBe("true");
  await screen.findByText("Aucune modification");
});

test("A17 a choice whose answer was lost is read again at once and told as saved, without a second request", async () => {
  const { user, free } = await openTheme();
  await user.click(free);
  const before = await wholeOffer();
  await world.fault({ route: "supplier.changeOffer", status: 504, afterwards: true, times: 1 });
  await press(user, "Enregistrer");
  await toastWith("La Loge du Quartier");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await wholeOffer()).not.toEqual(before);
  expect(await changeCalls()).toEqual([504]);
});

test("A05 a choice that never arrived is sent again by a press that comes before the offer is read again", async () => {
  const { user, free } = await openTheme();
  await user.click(free);
  await world.fault({ route: "supplier.changeOffer", cut: true, times: 1 });
  await world.fault({ route: "supplier.wholeOffer", delayMs: 3_000 });
  await press(user, "Enregistrer");
  await press(user, "Réessayer");
  await toastWith("Enregistrement effectué : La Loge du Quartier");
  expect(await changeCalls()).toEqual([0, 200]);
});

test("S15 L05 a choice that is saved while another admin holds the concierge is refused and names that admin", async () => {
  const { user, free } = await openTheme();
  await user.click(free);
  const before = await wholeOffer();
  await karim().lock("supplier", 1, true);
  await press(user, "Enregistrer");
  await screen.findAllByText(/Karim Benali/);
  expect(free.getAttribute("aria-checked")).toBe("true");
  expect(await changeCalls()).toEqual([423]);
  expect(await wholeOffer()).toEqual(before);
});

test("A03 S10 a choice that is refused after its page was left says so, with the way back to it", async () => {
  const { user, free } = await openTheme();
  await user.click(free);
  await world.fault({ route: "supplier.changeOffer", status: 422, detail: "Refusé", times: 1 });
  const letGo = holding(/^POST .*\/manage-service\/1\/services$/);
  await press(user, "Enregistrer");
  const [elsewhere] = screen.getAllByRole("link", { name: "Incidents" });
  await user.click(elsewhere ?? document.body);
  await press(user, "Quitter sans attendre");
  await screen.findByRole("heading", { level: 1, name: /^Incidents/ });
  letGo();
  const refused = await toastWith("L’enregistrement n’a pas abouti");
  await user.click(refused.querySelector("button") ?? document.body);
  await waitFor(() => expect(router.state.location.search).toBe("?theme=1"));
  const save = await screen.findByRole("button", { name: "Enregistrer" });
  await waitFor(() => expect(save.getAttribute("aria-disabled")).toBeNull());
  expect(screen.queryByText("Aucune modification")).toBeNull();
});
