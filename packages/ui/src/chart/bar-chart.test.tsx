import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { BarChart, type ChartGroup, UiProvider } from "../index.ts";

const mark = (value: number, noun: string) => ({
  value,
  text: String(value),
  words: `${value} ${noun}`,
  href: `/${noun}/${value}`,
});
const week = (key: string, opened: number, solved: number): ChartGroup => ({
  key,
  label: `Semaine ${key}`,
  tick: key,
  marks: [mark(opened, "ouverts"), mark(solved, "résolus")],
});

function show(groups: readonly ChartGroup[]) {
  render(
    <UiProvider>
      <BarChart
        label="Incidents, par semaine"
        groupLabel="Semaine"
        empty="Aucun incident"
        series={[
          { name: "Ouverts", format: String },
          { name: "Résolus", format: String },
        ]}
        groups={groups}
      />
    </UiProvider>,
  );
  return screen.getByRole("figure", { name: "Incidents, par semaine" });
}

const heights = (figure: HTMLElement) =>
  [...figure.querySelectorAll("rect")].map((bar) => bar.getAttribute("height"));

it("A06 draws all rows to one scale, says what each bar stands for, and says it again in a table", () => {
  const figure = show([week("A", 5, 0), week("B", 10, 2)]);
  expect(heights(figure)).toEqual(["50%", "100%", "0%", "20%"]);
  expect(screen.getByRole("link", { name: "Semaine A\u00a0: 0 résolus" }).getAttribute("href")).toBe(
    "/résolus/0",
  );
  const table = within(figure).getByRole("table", { name: "Incidents, par semaine", hidden: true });
  const rows = within(table)
    .getAllByRole("row", { hidden: true })
    .map((row) => row.textContent);
  expect(rows).toEqual(["SemaineOuvertsRésolus", "A50", "B102"]);
});

it("A06 is one stop of the Tab key, the latest bar first, and arrows go among all of them", () => {
  const figure = show([week("A", 5, 1), week("B", 10, 2), week("C", 3, 3)]);
  const stops = () =>
    [...figure.querySelectorAll("a[tabindex='0']")].map((each) => each.getAttribute("aria-label"));
  const press = (key: string) => {
    if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key });
    return document.activeElement?.getAttribute("href");
  };
  expect(stops()).toEqual(["Semaine C\u00a0: 3 ouverts"]);
  screen.getByRole("link", { name: /C.*ouverts/ }).focus();
  expect(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowDown", "Home", "ArrowUp", "End"].map(press)).toEqual([
    "/ouverts/3",
    "/ouverts/10",
    "/résolus/2",
    "/résolus/2",
    "/résolus/1",
    "/ouverts/5",
    "/ouverts/3",
  ]);
  press("Home");
  expect(stops()).toEqual(["Semaine A\u00a0: 5 ouverts"]);
});

it("A03 says so where there is nothing to draw, and keeps the table", () => {
  const figure = show([week("A", 0, 0)]);
  expect(figure.textContent).toContain("Aucun incident");
  expect(heights(figure)).toEqual([]);
  expect(within(figure).getAllByRole("row", { hidden: true })).toHaveLength(2);
});
