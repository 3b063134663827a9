import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { DateInput, TagInput } from "../index.ts";

it("S08 Ctrl S takes a date in short, which is otherwise read when the field is left", async () => {
  const onValueChange = vi.fn();
  render(<DateInput aria-label="Date" value={null} onValueChange={onValueChange} />);
  const field = screen.getByRole("textbox", { name: "Date" });
  await userEvent.type(field, "20/11/26");
  onValueChange.mockClear();
  fireEvent.keyDown(field, { key: "s", ctrlKey: true });
  expect(onValueChange).toHaveBeenCalledWith("2026-11-20", true);
});

it("S08 Ctrl S takes a tag that was typed and not entered", async () => {
  const onValueChange = vi.fn();
  render(<TagInput aria-label="Villes" value={[]} onValueChange={onValueChange} />);
  const field = screen.getByRole("textbox", { name: "Villes" });
  await userEvent.type(field, "Lyon");
  fireEvent.keyDown(field, { key: "s", metaKey: true });
  expect(onValueChange).toHaveBeenCalledWith(["Lyon"]);
});
