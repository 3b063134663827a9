import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Pager, UiProvider } from "../index.ts";
import { pageNumbers } from "./page-numbers.ts";

function show(page: number, filteredCount: number) {
  const onPageChange = vi.fn();
  render(
    <UiProvider>
      <Pager page={page} filteredCount={filteredCount} onPageChange={onPageChange} />
    </UiProvider>,
  );
  return onPageChange;
}

const info = () => document.querySelector(".ui-pager__info")?.textContent;

describe("Pager", () => {
  it("S01 says which rows of how many, 20 a page, numbers the French way", () => {
    show(3, 12_345);
    expect(info()).toBe("Lignes 41 à 60 sur 12\u202f345");
  });

  it("S01 ends the info line at the last row", () => {
    show(12, 225);
    expect(info()).toBe("Lignes 221 à 225 sur 225");
  });

  it.each([
    [19, ""],
    [20, "Lignes 1 à 20 sur 20"],
    [0, ""],
  ])("S01 with %i rows left by the filters the info line is « %s »", (count, expected) => {
    show(1, count);
    expect(info()).toBe(expected);
  });

  it("leads to first, previous, next, last and numbered pages", () => {
    const onPageChange = show(5, 240);
    for (const name of ["Première page", "Page précédente", "Page suivante", "Dernière page", "Page 6"])
      fireEvent.click(screen.getByRole("button", { name }));
    expect(onPageChange.mock.calls.flat()).toEqual([1, 4, 6, 12, 6]);
  });

  it("A06 keeps the step that leads nowhere focusable, and does nothing on it", () => {
    const onPageChange = show(1, 240);
    const previous = screen.getByRole("button", { name: "Page précédente" });
    expect(previous.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(previous);
    expect(onPageChange).not.toHaveBeenCalled();
  });
});

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 12, [1, 2, "gap-after", 12]],
  [3, 12, [1, 2, 3, 4, "gap-after", 12]],
  [6, 12, [1, "gap-before", 5, 6, 7, "gap-after", 12]],
  [12, 12, [1, "gap-before", 11, 12]],
])("on page %i of %i offers %j", (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected);
});
