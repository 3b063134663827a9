import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Field, NumberInput, type Unit } from "../index.ts";

function Measure({ start, unit }: { start: number | null; unit: Unit }) {
  const [value, setValue] = useState<number | string | null>(start);
  return (
    <>
      <Field label="Valeur">
        <NumberInput value={value} onValueChange={setValue} unit={unit} />
      </Field>
      <output>{String(value)}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Valeur" });
const output = () => screen.getByRole("status").textContent;

const days = { one: "jour", many: "jours" };
it.each([
  [null, "jours"],
  [0, "jour"],
  [1, "jour"],
  [1.5, "jour"],
  [2, "jours"],
])("agree the unit with %s: %s", (start, unit) => {
  const { container } = render(<Measure start={start} unit={days} />);
  expect(container.querySelector(".ui-affix__end")?.textContent).toBe(unit);
});

it.each([
  ["1 jour", "1"],
  ["21 jours", "21"],
  ["21 j", "21"],
  ["21J", "21"],
  ["21 j.", "21"],
  ["21 heures", "21 heures"],
  ["jours", "jours"],
])("read « %s », with the unit as people type it, as %s", async (text, value) => {
  const user = userEvent.setup();
  render(<Measure start={null} unit={days} />);
  await user.type(input(), text);
  await user.tab();
  expect(output()).toBe(value);
});

it("reads the unit of a number that names something, and does not show it", async () => {
  const user = userEvent.setup();
  const hour = { one: "heure", many: "heures", isUnshown: true };
  const { container } = render(<Measure start={8} unit={hour} />);
  await user.clear(input());
  await user.type(input(), "21 h");
  expect(output()).toBe("21");
  expect(container.querySelector(".ui-affix__end")).toBeNull();
});
