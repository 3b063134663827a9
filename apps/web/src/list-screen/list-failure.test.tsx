/** @vitest-environment happy-dom */
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { address, drawnBy, go, names, pager, settled, world } from "./panel-harness.tsx";

vi.setConfig({ testTimeout: 60_000 });

const pageOne = ["Lignes 1 à 20 sur 240", "Page 1 sur 12"];

/** The rows' one action, as a list's own one stands in each row. */
const mark = {
  kind: "form",
  name: "mark",
  label: "Marquer",
  locks: false,
  next: () => true,
  dialog: () => null,
} as const;
const marked = { ...names, definition: { ...names.definition, actions: [mark] } };
/** The one action of each row. */
const marks = () => screen.getAllByRole("button", { name: /^Marquer / });

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
