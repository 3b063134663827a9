/** @vitest-environment happy-dom */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { signIn } from "#api/session.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const bars = async (name: string): Promise<HTMLElement[]> => {
  const chart = await screen.findByRole("figure", { name });
  return [...chart.querySelectorAll<HTMLElement>("[data-mark]")];
};
const barAt = async (name: string, at: number): Promise<HTMLElement> => {
  const bar = (await bars(name)).at(at);
  if (bar === undefined) throw new Error(`${name} has no bar ${at}`);
  return bar;
};
const wordsOf = (bar: HTMLElement): string => (bar.getAttribute("aria-label") ?? "").replace(/\s/g, " ");
const countIn = (words: string): number =>
  Number(/(\d[\d ]*) (?:incident|commande)/.exec(words)?.[1]?.replace(/ /g, ""));
const headCount = (): number =>
  Number(document.querySelector(".ui-page-header__count")?.textContent?.replaceAll(/\D/g, "") || Number.NaN);

test.each([
  ["/admin/", "Incidents ouverts, par ancienneté", 3],
  ["/admin/", "Incidents, par semaine", 22],
  ["/admin/", "Commandes, par semaine", 9],
  ["/admin/?by=month", "Incidents, par mois", 23],
  ["/admin/?by=month", "Commandes, par mois", 2],
])("A24 a bar of %s, « %s », leads to exactly the rows that it counts", async (place, name, at) => {
  const user = await openApp(place);
  const bar = await barAt(name, at);
  const count = countIn(wordsOf(bar));
  await user.click(bar);
  await waitFor(() => expect(router.state.location.search).toMatch(/(?:From|To)=/));
  await waitFor(() => expect(headCount()).toBe(count));
});

test("A01 the period of the charts stands in the address, is gone back from, and is weeks by an unknown word", async () => {
  const user = await openApp("/admin/");
  const switched = within(await screen.findByRole("navigation", { name: "Période" }));
  expect(switched.getByRole("link", { name: "Par semaine" }).getAttribute("aria-current")).toBe("page");
  const byMonth = switched.getByRole("link", { name: "Par mois" });
  byMonth.focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("figure", { name: "Incidents, par mois" });
  expect(router.state.location.search).toBe("?by=month");
  expect(document.activeElement?.textContent.trim()).toBe("Par mois");
  await router.navigate(-1);
  await screen.findByRole("figure", { name: "Incidents, par semaine" });
  await router.navigate("/admin/?by=year");
  await screen.findByRole("figure", { name: "Incidents, par semaine" });
});

test("A24 on the last evening of a year a month ends, and after midnight the next one has begun, with an empty list", async () => {
  await world.clock({ freeze: true, set: "2026-12-31T22:59:30Z" });
  await openApp("/admin/?by=month");
  expect(wordsOf(await barAt("Incidents, par mois", 11))).toMatch(/^Décembre 2026 \(en cours\)/);
  await world.clock({ freeze: true, set: "2026-12-31T23:00:00Z" });
  await router.navigate("/admin/incident");
  await screen.findByRole("heading", { level: 1, name: /^Incidents/ });
  await router.navigate("/admin/?by=month");
  await waitFor(async () =>
    expect(wordsOf(await barAt("Incidents, par mois", 11))).toBe(
      "Janvier 2027 (en cours) : 0 incident ouvert",
    ),
  );
  expect(wordsOf(await barAt("Incidents, par mois", 10))).toMatch(/^Décembre 2026 : /);
  expect((await barAt("Incidents, par mois", 11)).getAttribute("href")).toMatch(
    /incident\?createdFrom=2027-01-01&createdTo=2027-01-31$/,
  );
});

test("A03 figures that cannot be read say so beside all others, and are asked for again", async () => {
  await world.fault({ route: "dashboard.trends", status: 500 });
  const user = await openApp("/admin/");
  await screen.findByRole("figure", { name: "Incidents ouverts, par ancienneté" });
  const trends = within(await screen.findByRole("region", { name: "Évolution" }));
  await trends.findByText("Une erreur est survenue sur le serveur");
  await world.clearFaults();
  await user.click(trends.getByRole("button", { name: "Réessayer" }));
  await screen.findByRole("figure", { name: "Commandes, par semaine" });
});

test("A03 an empty back-office has a sentence in place of each chart, by week and by month", async () => {
  await world.seed({ rows: { user: 0, building: 0, incident: 0, order: 0 } });
  await signIn("jeanne.martin@palier.test", "palier");
  const user = await openApp("/admin/?by=month");
  await screen.findByText("Aucun incident n’est ouvert.");
  await screen.findByText("Aucun incident ouvert ni résolu en douze mois.");
  await screen.findByText("Aucun montant de commande en douze mois.");
  await user.click(screen.getByRole("link", { name: "Par semaine" }));
  await screen.findByText("Aucun montant de commande en douze semaines.");
  expect(document.querySelector("[data-mark]")).toBeNull();
});
