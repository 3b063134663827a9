import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { BarChart, formatMoney, UiProvider } from "../index.ts";

it("A06 says in a table what the bars show, and draws only what has the same scale", () => {
  render(
    <UiProvider>
      <BarChart
        label="Commandes, par semaine"
        groupLabel="Semaine du"
        series={[
          { name: "Montant", format: formatMoney },
          { name: "Commandes", format: String, drawn: false },
        ]}
        groups={[
          { key: "1", label: "09/11/2026", values: [5000, 2] },
          { key: "2", label: "16/11/2026", values: [10_000, 3] },
        ]}
      />
    </UiProvider>,
  );
  const figure = screen.getByRole("figure", { name: "Commandes, par semaine" });
  const bars = [...figure.querySelectorAll("rect")].map((bar) => bar.getAttribute("height"));
  expect(bars).toEqual(["60", "120"]);
  const table = within(within(figure).getByRole("table", { name: "Commandes, par semaine", hidden: true }));
  const rows = table.getAllByRole("row", { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual([
    "Semaine duMontantCommandes",
    `09/11/2026${formatMoney(5000)}2`,
    `16/11/2026${formatMoney(10_000)}3`,
  ]);
});
