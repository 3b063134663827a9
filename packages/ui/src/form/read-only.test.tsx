import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import {
  Checkbox,
  ColorInput,
  Combobox,
  DateInput,
  DateTimeInput,
  Field,
  MoneyInput,
  MultiCombobox,
  NumberInput,
  Select,
  Switch,
  TagInput,
  TelInput,
  TextArea,
  TextInput,
} from "../index.ts";

const load = async () => ({ options: [{ id: "2", label: "Annecy" }], more: false });
const lyon = { id: "1", label: "Lyon" };
const cities = [
  { value: "1", label: "Lyon" },
  { value: "2", label: "Annecy" },
];

type Make = (changed: () => void) => ReactElement;
const typedControls: [name: string, make: Make, shown: string][] = [
  ["TextInput", (changed) => <TextInput value="Lyon" onValueChange={changed} />, "Lyon"],
  ["TelInput", (changed) => <TelInput value="04 72" onValueChange={changed} />, "04 72"],
  ["TextArea", (changed) => <TextArea value="Lyon" onValueChange={changed} />, "Lyon"],
  ["NumberInput", (changed) => <NumberInput value={12} onValueChange={changed} />, "12"],
  ["MoneyInput", (changed) => <MoneyInput value={1250} onValueChange={changed} />, "12,50"],
  ["DateInput", (changed) => <DateInput value="2026-03-12" onValueChange={changed} />, "12/03/2026"],
  [
    "DateTimeInput",
    (changed) => <DateTimeInput value="2026-03-12T09:00:00Z" onValueChange={changed} />,
    "12/03/2026 10:00",
  ],
  ["ColorInput", (changed) => <ColorInput value="#2d6166" onValueChange={changed} />, "#2d6166"],
  ["Select", (changed) => <Select value="1" options={cities} onValueChange={changed} />, "Lyon"],
  ["Combobox", (changed) => <Combobox value={lyon} loadOptions={load} onValueChange={changed} />, "Lyon"],
];

const at = (make: Make, readOnly: boolean, changed = () => undefined as void) => (
  <Field label="Valeur" readOnly={readOnly}>
    {make(changed)}
  </Field>
);
const control = () => screen.getByLabelText<HTMLInputElement>("Valeur");

describe("L14 a field that is locked", () => {
  it.each(typedControls)("%s is reached by Tab, copied, and not changed", async (_, make, shown) => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(at(make, true, changed));
    for (let press = 0; press < 3 && document.activeElement !== control(); press += 1) await user.tab();
    expect(document.activeElement).toBe(control());
    expect(control().readOnly).toBe(true);
    expect(control().disabled).toBe(false);
    expect(control().value).toBe(shown);
    control().select();
    expect((await user.copy())?.getData("text")).toBe(shown);
    await user.keyboard("9{ArrowDown}{Enter}{Alt>}{ArrowDown}{/Alt}");
    await user.tab();
    expect(changed).not.toHaveBeenCalled();
    expect(control().value).toBe(shown);
    expect(screen.queryByRole("option")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each(typedControls)("%s keeps the focus when the lock comes and goes", async (_, make) => {
    const user = userEvent.setup();
    const { rerender } = render(at(make, false));
    control().focus();
    await user.keyboard("1");
    rerender(at(make, true));
    expect(document.activeElement).toBe(control());
    rerender(at(make, false));
    expect(document.activeElement).toBe(control());
  });

  it.each([
    ["Switch", (changed: () => void) => <Switch label="Valeur" checked onCheckedChange={changed} />],
    ["Checkbox", (changed: () => void) => <Checkbox label="Valeur" checked onCheckedChange={changed} />],
  ])("%s is reached and announced, and not changed", async (_, make) => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(<Field readOnly>{make(changed)}</Field>);
    await user.tab();
    expect(document.activeElement).toBe(control());
    expect(control().getAttribute("aria-readonly")).toBe("true");
    await user.keyboard(" ");
    await user.click(control());
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([
    [
      "MultiCombobox",
      (changed: () => void) => <MultiCombobox value={[lyon]} loadOptions={load} onValueChange={changed} />,
    ],
    ["TagInput", (changed: () => void) => <TagInput value={["Lyon"]} onValueChange={changed} />],
  ])("%s shows its values as text without crosses", async (_, make) => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(at(make, true, changed));
    await user.tab();
    expect(document.activeElement).toBe(control());
    expect(control().readOnly).toBe(true);
    expect(screen.getByText("Lyon")).toBeTruthy();
    await user.keyboard("{Backspace}a{Enter}{ArrowDown}");
    await user.tab();
    expect(changed).not.toHaveBeenCalled();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it.each([
  ["a lock that goes again keeps the line of its format, empty", false, "hidden"],
  ["one that is fixed for good has none", true, undefined],
])("of a date, %s", (_, fixed, visibility) => {
  render(
    <Field label="Valeur" readOnly fixed={fixed}>
      <DateInput value="2026-03-12" onValueChange={() => undefined} />
    </Field>,
  );
  expect(document.querySelector<HTMLElement>(".ui-field__help")?.style.visibility).toBe(visibility);
});
