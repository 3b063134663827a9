/** @vitest-environment happy-dom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { signIn } from "#api/session.ts";
import { defineList } from "#lists/define-list.ts";
import { ListPanel } from "./list-panel.tsx";
import {
  address,
  drawnBy,
  facts,
  go,
  names,
  next,
  open,
  pager,
  server,
  settled,
  tableOf,
  words,
  world,
} from "./panel-harness.tsx";

const cities = defineList({
  ...facts,
  name: "cities",
  texts: { ...words, title: "Villes" },
  columns: { city: {} },
  urlPrefix: "villes",
});
const changing = defineList({
  ...facts,
  name: "changing",
  texts: { ...words, title: "Noms" },
  columns: { name: {} },
  live: () => true,
});

function Place() {
  const [list, setList] = useState(names);
  return (
    <>
      <button type="button" onClick={() => setList(cities)}>
        other
      </button>
      <ListPanel list={list} />
    </>
  );
}

const pageOne = ["Lignes 1 à 20 sur 240", "Page 1 sur 12"];

const asked = async (status?: number) =>
  (await world.calls({ route: "building.list", ...(status === undefined ? {} : { status }) })).length;
/** These counts, but no rows. */
const withoutRows = (filtered: number) =>
  server.use(
    http.get("*/admin/building/ajax-list", ({ request }) => {
      const draw = Number(new URL(request.url).searchParams.get("draw"));
      return HttpResponse.json({ draw, recordsTotal: 240, recordsFiltered: filtered, data: [] });
    }),
  );

test("A03 another list in the same place shares neither columns nor rows with the first", async () => {
  const heads = (table: HTMLElement) =>
    within(table)
      .getAllByRole("columnheader")
      .map((each) => each.textContent);
  open(<Place />);
  expect(heads(await tableOf("Noms"))).toContainEqual(expect.stringContaining("Nom"));
  fireEvent.click(screen.getByRole("button", { name: "other" }));
  const second = heads(await tableOf("Villes"));
  expect(second).toContainEqual(expect.stringContaining("Ville"));
  expect(second.some((each) => each?.includes("Nom"))).toBe(false);
});

test("A01 two lists of one page turn their own pages", async () => {
  open(
    <>
      <ListPanel list={names} />
      <ListPanel list={cities} />
    </>,
  );
  await tableOf("Noms");
  await tableOf("Villes");
  const turn = (name: RegExp) =>
    fireEvent.click(
      within(screen.getByRole("navigation", { name })).getByRole("button", { name: "Page suivante" }),
    );
  turn(/Villes/);
  expect(address()).toBe("?villes-page=2");
  turn(/Noms/);
  turn(/Noms/);
  expect(address()).toBe("?villes-page=2&page=3");
  await screen.findByText(/Lignes 41 à 60/);
  await screen.findByText(/Lignes 21 à 40/);
});

describe.each(["light", "grid"] as const)("%s", (engine) => {
  const { list, rows, isBusy, show } = drawnBy(engine, names);

  test("A01 the next page, fetched ahead, stands there at once, and the address, rows and pager name it", async () => {
    const first = await show();
    await settled();
    await world.fault({ route: "building.list", delayMs: 600_000 });
    fireEvent.click(next());
    expect(address()).toBe("?page=2");
    expect(rows()).not.toEqual(first);
    expect(pager()).toEqual(["Lignes 21 à 40 sur 240", "Page 2 sur 12"]);
    expect(isBusy()).toBe(false);
  });

  test("A03 rows stay, dimmed, until those of a page come that was not fetched ahead; Back leads to them", async () => {
    const first = await show();
    await settled();
    await world.fault({ route: "building.list", delayMs: 600_000 });
    fireEvent.click(screen.getByRole("button", { name: "Dernière page" }));
    expect(address()).toBe("?page=12");
    expect(rows()).toEqual(first);
    expect(isBusy()).toBe(true);
    expect(pager()).toEqual(["Lignes 1 à 20 sur 240", "Page 12 sur 12"]);
    await go(-1);
    expect(isBusy()).toBe(false);
    expect(rows()).toEqual(first);
    expect(pager()).toEqual(pageOne);
    await world.clearFaults();
    await go(1);
    await expect.poll(pager).toEqual(["Lignes 221 à 240 sur 240", "Page 12 sur 12"]);
    expect(rows()).not.toEqual(first);
  });

  test("A01 two presses lead two pages on, in two steps", async () => {
    await show();
    await settled();
    fireEvent.click(next());
    fireEvent.click(next());
    expect(address()).toBe("?page=3");
    await expect.poll(pager).toEqual(["Lignes 41 à 60 sur 240", "Page 3 sur 12"]);
    await go(-1);
    expect(address()).toBe("?page=2");
    expect(pager()).toEqual(["Lignes 21 à 40 sur 240", "Page 2 sur 12"]);
  });

  test("A01 a filter that is set while a page is under way wins over it", async () => {
    await show();
    await settled();
    await world.fault({ route: "building.list", match: { query: { start: "220" } }, delayMs: 600_000 });
    fireEvent.click(screen.getByRole("button", { name: "Dernière page" }));
    fireEvent.click(screen.getByRole("button", { name: /^Statut/ }));
    fireEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Archivé" }));
    expect(address()).toBe("?status=archived");
    await expect.poll(isBusy).toBe(false);
    const answer = await fetch("https://palier.test/api/admin/building/ajax-list?status=archived&length=500");
    const { recordsFiltered, data }: { recordsFiltered: number; data: { id: number }[] } =
      await answer.json();
    expect(pager()[0]).toBe(recordsFiltered < 20 ? "" : `Lignes 1 à 20 sur ${recordsFiltered}`);
    expect(data.map(({ id }) => String(id))).toEqual(expect.arrayContaining(rows()));
  });

  test("A01 a page beyond the end leads to the last one, in place of its own step", async () => {
    await show("/?page=9999");
    await expect.poll(pager).toEqual(["Lignes 221 à 240 sur 240", "Page 12 sur 12"]);
    expect(address()).toBe("?page=12");
    await go(-1);
    expect(address()).toBe("?former");
  });

  test("A01 rows that go while the list is shown: the last page that is left, and no empty one", async () => {
    await show("/?page=12");
    const empties: unknown[] = [];
    const watch = new MutationObserver(() => empties.push(...screen.queryAllByText(/^None/)));
    watch.observe(document.body, { childList: true, subtree: true });
    await world.seed({ rows: { building: 30 } });
    await signIn("jeanne.martin@palier.test", "palier");
    await act(() => queryClient.invalidateQueries());
    await expect.poll(pager).toEqual(["Lignes 21 à 30 sur 30", "Page 2 sur 2"]);
    expect(address()).toBe("?page=2");
    watch.disconnect();
    expect(empties).toEqual([]);
  });

  test("A03 an answer that counts rows and brings none is said, with a retry, and not asked for without end", async () => {
    withoutRows(240);
    open(<ListPanel list={list} />, "/?page=9999");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Réponse inattendue du serveur");
    expect(address()).toBe("?page=12");
    server.resetHandlers();
    fireEvent.click(within(alert).getByRole("button", { name: "Réessayer" }));
    await expect.poll(pager).toEqual(["Lignes 221 à 240 sur 240", "Page 12 sur 12"]);
  });
});

test("A03 a list whose rows change by themselves is read again each second, and stays where it fails", async () => {
  open(<ListPanel list={changing} />);
  await tableOf("Noms");
  const before = await asked(200);
  await expect.poll(() => asked(200), { timeout: 20_000 }).toBeGreaterThan(before + 2);
  await world.fault({ route: "building.list", malformed: true });
  await screen.findByRole("alert", {}, { timeout: 20_000 });
  expect(pager()).toEqual(pageOne);
  expect(screen.getAllByRole("gridcell").length).toBeGreaterThan(0);
});
