import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  ColorInput,
  DateInput,
  DateTimeInput,
  EmailInput,
  Field,
  MoneyInput,
  NumberInput,
  PostalCodeInput,
  TagInput,
} from "../index.ts";
import { ClockContext } from "./clock-context.ts";

type Control = typeof DateInput | typeof ColorInput;

function Typed({ of: Control, start = null }: { of: Control; start?: string | null }) {
  const [value, setValue] = useState(start);
  const [readable, setReadable] = useState(true);
  return (
    <>
      <Field label="Valeur">
        <Control
          value={value}
          onValueChange={(next, ok) => {
            setValue(next);
            setReadable(ok);
          }}
        />
      </Field>
      <button type="button" onClick={() => setValue(start)}>
        Revenir
      </button>
      <output>{`${value} ${readable ? "lisible" : "illisible"}`}</output>
    </>
  );
}

function Kept({ of: Control, start }: { of: typeof PostalCodeInput; start: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Valeur">
      <Control value={value} onValueChange={setValue} />
    </Field>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>("Valeur");
const output = () => document.querySelector("output")?.textContent;

vi.setConfig({ testTimeout: 20_000 });
beforeAll(async () => void (await import("./calendar.tsx")), 30_000);

describe("DateInput", () => {
  it("is typed as jj/mm/aaaa and calls back for whole days only", async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(
      <Field label="Valeur">
        <DateInput value={null} onValueChange={changed} />
      </Field>,
    );
    await user.type(input(), "20/11/2026");
    expect(changed.mock.calls).toEqual([["2026-11-20", true]]);
    const described = (input().getAttribute("aria-describedby") ?? "").split(" ");
    const said = described.map((id) => document.getElementById(id));
    expect(said.map((each) => each?.textContent)).toEqual(["Format\u00a0: jj/mm/aaaa"]);
    expect(said[0]?.className).toBe("ui-field__help");
  });

  it("says no format where nothing can be typed", () => {
    render(
      <Field label="Valeur">
        <DateInput value="2026-11-20" onValueChange={vi.fn()} disabled />
      </Field>,
    );
    expect(screen.queryByText(/^Format/)).toBeNull();
    expect(input().getAttribute("aria-describedby")).toBeNull();
  });

  it("shows the French way what it holds, and keeps what cannot be read", async () => {
    const user = userEvent.setup();
    render(<Typed of={DateInput} start="2026-03-12" />);
    expect(input().value).toBe("12/03/2026");
    await user.clear(input());
    expect(output()).toBe("null lisible");
    await user.type(input(), "31/02/2026");
    expect(output()).toBe("null lisible");
    await user.tab();
    expect(output()).toBe("31/02/2026 illisible");
    expect(input().value).toBe("31/02/2026");
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Le 31 février n’existe pas")).toBeTruthy();
  });

  it("reads 5/3/2026 and writes it out in full on leaving and on Enter", async () => {
    const user = userEvent.setup();
    render(<Typed of={DateInput} />);
    await user.type(input(), "5/3/2026{Enter}");
    expect(output()).toBe("2026-03-05 lisible");
    expect(input().value).toBe("05/03/2026");
  });

  it("reads a year of two digits once it is left, and no year while one is typed", async () => {
    const user = userEvent.setup();
    render(<Typed of={DateInput} start="2026-03-12" />);
    await user.clear(input());
    await user.type(input(), "1/11/26");
    expect(output()).toBe("null lisible");
    await user.tab();
    expect(output()).toBe("2026-11-01 lisible");
    expect(input().value).toBe("01/11/2026");
  });

  it("is picked from the calendar by keyboard, and the calendar's code comes late", async () => {
    const user = userEvent.setup();
    render(<Typed of={DateInput} start="2026-03-12" />);
    input().focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const day = await screen.findByLabelText(/^jeudi 12 mars 2026/);
    expect(screen.getByRole("dialog").getAttribute("aria-label")).toBe("Calendrier");
    expect(document.activeElement).toBe(day);
    await user.keyboard("{ArrowRight}{Enter}");
    expect(output()).toBe("2026-03-13 lisible");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("its calendar names the day that is picked, and today by the application's clock", async () => {
    const user = userEvent.setup();
    render(
      <ClockContext value={() => Date.parse("2026-03-31T22:30:00Z")}>
        <Typed of={DateInput} start="2026-04-12" />
      </ClockContext>,
    );
    input().focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(await screen.findByLabelText("dimanche 12 avril 2026, date choisie")).toBeTruthy();
    expect(screen.getByLabelText("mercredi 1 avril 2026, aujourd’hui")).toBeTruthy();
  });
});

describe("DateTimeInput", () => {
  it("reads a short year and a pasted ISO time on leaving, and names the hour that the clock skips", async () => {
    const user = userEvent.setup();
    render(<Typed of={DateTimeInput} />);
    for (const typed of ["01/12/26 08:00", "2026-12-01T08:00", "1er décembre 2026 à 8h"]) {
      await user.clear(input());
      await user.paste(typed);
      await user.tab();
      expect(output(), typed).toBe("2026-12-01T07:00:00.000Z lisible");
      expect(input().value).toBe("01/12/2026 08:00");
      input().focus();
    }
    await user.clear(input());
    await user.paste("28/03/2027 02:30");
    await user.tab();
    expect(output()).toBe("28/03/2027 02:30 illisible");
    expect(
      screen.getByText("Le 28 mars 2027, 2\u00a0h\u00a030 n’existe pas\u00a0: l’heure saute à 3\u00a0h", {
        normalizer: String,
      }),
    ).toBeTruthy();
  });

  it("is typed in Paris time and holds an instant in UTC", async () => {
    const user = userEvent.setup();
    render(<Typed of={DateTimeInput} start="2026-07-01T08:00:00Z" />);
    expect(input().value).toBe("01/07/2026 10:00");
    await user.clear(input());
    await user.type(input(), "20/11/2026 10:30");
    await user.tab();
    expect(output()).toBe("2026-11-20T09:30:00.000Z lisible");
  });

  it("keeps the time when another day is picked", async () => {
    const user = userEvent.setup();
    render(<Typed of={DateTimeInput} start="2026-03-27T15:45:00Z" />);
    await user.click(screen.getByRole("button", { name: "Choisir une date : Valeur" }));
    await user.click(await screen.findByLabelText(/^lundi 30 mars 2026/));
    expect(input().value).toBe("30/03/2026 16:45");
    expect(output()).toBe("2026-03-30T14:45:00.000Z lisible");
  });
});

describe("ColorInput", () => {
  it("is typed with or without #, or picked", async () => {
    const user = userEvent.setup();
    render(<Typed of={ColorInput} />);
    await user.type(input(), "2D6166");
    expect(output()).toBe("#2d6166 lisible");
    fireEvent.change(screen.getByLabelText("Choisir la couleur"), { target: { value: "#a5382c" } });
    expect(output()).toBe("#a5382c lisible");
    expect(input().value).toBe("#a5382c");
    await user.clear(input());
    await user.type(input(), "bleu");
    await user.tab();
    expect(output()).toBe("bleu illisible");
  });
});

function Amount({ of: Control, start }: { of: typeof MoneyInput; start: number | null }) {
  const [value, setValue] = useState<number | string | null>(start);
  return (
    <>
      <Field label="Valeur">
        <Control value={value} onValueChange={setValue} />
      </Field>
      <button type="button" onClick={() => setValue(start)}>
        Revenir
      </button>
      <output>{String(value)}</output>
    </>
  );
}

describe("MoneyInput and NumberInput", () => {
  it.each([null, 12])("forget what cannot be read when the form goes back to %s", async (start) => {
    const user = userEvent.setup();
    render(<Amount of={NumberInput} start={start} />);
    await user.clear(input());
    await user.type(input(), "abc");
    await user.tab();
    expect(input().value).toBe("abc");
    await user.click(screen.getByRole("button", { name: "Revenir" }));
    expect(input().value).toBe(start === null ? "" : "12");
    expect(input().getAttribute("aria-invalid")).toBeNull();
  });

  it.each([
    ["-5", "Un montant ne peut pas être négatif"],
    ["12,505", "Deux décimales au plus, par exemple 12,50"],
    ["999 999 999 999 999", /^Un montant est d’au plus 1\s000\s000\s000\s€$/],
    ["douze", /^Montant attendu, par exemple 1\s234,50$/],
    ["1,2,3", /^Montant attendu, par exemple 1\s234,50$/],
  ])("refuses the amount « %s » with its own reason, and keeps it", async (text, reason) => {
    const user = userEvent.setup();
    render(<Amount of={MoneyInput} start={null} />);
    await user.type(input(), text);
    await user.tab();
    expect(output()).toBe(text);
    expect(input().value).toBe(text);
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it("shows a value that comes from outside while something else is typed", async () => {
    const user = userEvent.setup();
    render(<Amount of={MoneyInput} start={1250} />);
    await user.type(input(), "0");
    fireEvent.click(screen.getByRole("button", { name: "Revenir" }));
    expect(input().value).toBe("12,50");
  });
});

function Tags({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="Valeur">
        <TagInput
          value={value}
          onValueChange={setValue}
          problemOf={(text) => (/^\d{5}$/.test(text) ? undefined : `${text}\u00a0: 5 chiffres`)}
        />
      </Field>
      <output>{value.join("+")}</output>
    </>
  );
}

describe("TagInput", () => {
  it("adds by Enter, comma and leaving, once each, and says so", async () => {
    const user = userEvent.setup();
    render(<Tags />);
    await user.type(input(), "69001{Enter}69002,69001{Enter}");
    expect(output()).toBe("69001+69002");
    expect(screen.getByText("69001 est déjà dans la liste")).toBeTruthy();
    await user.type(input(), "69003");
    await user.tab();
    expect(output()).toBe("69001+69002+69003");
  });

  it("takes a pasted list, and removes by cross and Backspace without losing the focus", async () => {
    const user = userEvent.setup();
    render(<Tags />);
    await user.click(input());
    await user.paste("69001; 69002\n69003");
    expect(output()).toBe("69001+69002+69003");
    await user.click(screen.getByRole("button", { name: "Retirer 69002" }));
    expect(document.activeElement).toBe(input());
    await user.keyboard("{Backspace}");
    expect(output()).toBe("69001");
  });

  it("keeps a wrong text in the list, and says what is wrong with it", async () => {
    const user = userEvent.setup();
    render(<Tags start={["69001"]} />);
    await user.type(input(), "Lyon{Enter}");
    expect(output()).toBe("69001+Lyon");
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/Lyon.*5 chiffres/)).toBeTruthy();
  });
});

describe("PostalCodeInput and EmailInput", () => {
  it.each([
    ["a space into a postal code", PostalCodeInput, "75001", "75 001", 3, 2],
    ["« 7 5 » before the rest of one", PostalCodeInput, "001", "7 5001", 3, 2],
    ["a mark into an address", EmailInput, "ab@c.fr", "a\u200bb@c.fr", 2, 1],
  ])("A12 keep the caret where %s was put", (_what, of, start, typed, typedAt, caret) => {
    render(<Kept of={of} start={start} />);
    input().focus();
    fireEvent.input(input(), { target: { value: typed, selectionStart: typedAt, selectionEnd: typedAt } });
    expect(input().value).toBe(typed.replaceAll(/[\s\u200b]/g, ""));
    expect(input().selectionStart).toBe(caret);
    expect(input().selectionEnd).toBe(caret);
  });
});
