/** @vitest-environment happy-dom */
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { address, drawnBy, go, names, pager, settled, world } from "./panel-harness.tsx";

const pageOne = ["Lignes 1 à 20 sur 240", "Page 1 sur 12"];

const mark = {
  kind: "form",
  name: "mark",
  label: "Marquer",
  locks: false,
  next: () => true,
  dialog: () => null,
} as const;
const marked = { ...names, definition: { ...names.definition, actions: [mark] } };
const marks = () => screen.getAllByRole("button", { name: /^Marquer / });

const sort = () => {
  const own = document.querySelector(".ui-light__sort, .ag-header-cell-label");
  if (own === null) throw new Error("nothing to sort by");
  fireEvent.click(own);
};

describe.each(["light", "grid"] as const)("%s", (engine) => {
  const { rows, isBusy, show } = drawnBy(engine, marked);

  test("A03 rows stay where another page fails: whose they are, since when, and a way back; their actions wait", async () => {
    const first = await show();
    await settled();
    await world.fault({ route: "building.list", malformed: true });
    fireEvent.click(screen.getByRole("button", { name: "Dernière page" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Réponse inattendue du serveur");
    expect(alert.textContent).toMatch(/celles de la page 1, lues à\u00a0\d\d:\d\d\./);
    expect(rows()).toEqual(first);
    expect(isBusy()).toBe(false);
    expect(pager()).toEqual(["Lignes 1 à 20 sur 240", "Page 12 sur 12"]);
    expect(marks().map((mark) => mark.getAttribute("aria-disabled"))).toEqual(first.map(() => "true"));
    fireEvent.click(within(alert).getByRole("button", { name: "Revenir à la page 1" }));
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
    expect(address()).toBe("");
    expect(rows()).toEqual(first);
    expect(pager()).toEqual(pageOne);
    expect(marks().map((mark) => mark.getAttribute("aria-disabled"))).not.toContain("true");
    await go(-1);
    await world.clearFaults();
    fireEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
    await expect.poll(pager).toEqual(["Lignes 221 à 240 sur 240", "Page 12 sur 12"]);
  });

  test("A03 rows that stay are dated by when they were received, whatever was fetched ahead since", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2026-11-20T09:10:00Z");
    const first = await show();
    await settled();
    await world.fault({ route: "building.list", match: { query: { start: "220" } }, malformed: true });
    fireEvent.click(screen.getByRole("button", { name: "Dernière page" }));
    const alert = await screen.findByRole("alert");
    const said = alert.textContent;
    expect(said).toMatch(/lues à\u00a0\d\d:\d\d/);
    vi.setSystemTime("2026-11-20T10:25:00Z");
    await world.patch("building", Number(first[0]), { name: "Un autre nom" });
    const calls = async () => (await world.calls({ route: "building.list", status: 200 })).length;
    const before = await calls();
    fireEvent.focus(screen.getByRole("button", { name: "Première page" }));
    await expect.poll(calls).toBeGreaterThan(before);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    fireEvent.click(within(alert).getByRole("button", { name: "Réessayer" }));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect((await screen.findByRole("alert")).textContent).toBe(said);
    vi.useRealTimers();
  });

  test("A03 pressed once more, the column that could not be sorted by is asked for again", async () => {
    await show();
    await settled();
    await world.fault({ route: "building.list", malformed: true });
    sort();
    await screen.findByRole("alert");
    const asked = address();
    expect(asked).toMatch(/tri=/);
    const failed = async () => (await world.calls({ route: "building.list" })).length;
    const before = await failed();
    sort();
    await expect.poll(failed).toBeGreaterThan(before);
    expect(address()).toBe(asked);
    await world.clearFaults();
    sort();
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
  });

  test("A03 rows stay in their own order where another one fails, and none stays where a filter does", async () => {
    const first = await show();
    await settled();
    await world.fault({ route: "building.list", malformed: true });
    const header = () => screen.getAllByRole("columnheader", { name: /Nom/ })[0];
    const sorted = header()?.getAttribute("aria-sort");
    await go("/?tri=-name");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("dans l’ordre précédent");
    expect(rows()).toEqual(first);
    expect(header()?.getAttribute("aria-sort")).toBe(sorted);
    await go("/?status=archived");
    await expect.poll(rows).toEqual([]);
    expect((await screen.findByRole("alert")).textContent).not.toContain("Les lignes affichées");
  });
});
