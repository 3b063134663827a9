import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { ErrorSummary, Field, MoneyInput, TextInput } from "../index.ts";

function Amount({ start = null }: { start?: number | string | null }) {
  const [cents, setCents] = useState(start);
  return (
    <>
      <Field label="Montant">
        <MoneyInput value={cents} onValueChange={setCents} />
      </Field>
      <output>{String(cents)}</output>
    </>
  );
}

const cents = () => document.querySelector("output")?.textContent;

describe("Field", () => {
  it("S06 marks a required control for eye and ear", () => {
    render(
      <Field label="Nom" required>
        <TextInput value="" />
      </Field>,
    );
    expect(screen.getByRole("textbox", { name: /Nom.*obligatoire/ }).getAttribute("aria-required")).toBe(
      "true",
    );
  });

  it("ties help and error to the control", () => {
    render(
      <Field label="Nom" id="nom" help="Tel que sur le fronton" error="Le nom est obligatoire.">
        <TextInput value="" />
      </Field>,
    );
    const control = screen.getByRole("textbox", { name: "Nom" });
    const described = control.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Le nom est obligatoire.",
      "Tel que sur le fronton",
    ]);
  });
});

describe("MoneyInput", () => {
  it("shows cents the French way and gives cents back", async () => {
    const user = userEvent.setup();
    render(<Amount start={123_450} />);
    const control = screen.getByRole<HTMLInputElement>("textbox", { name: "Montant" });
    expect(control.value).toBe("1\u202f234,50");
    await user.clear(control);
    expect(cents()).toBe("null");
    await user.type(control, "1 500,5");
    expect(cents()).toBe("150050");
    await user.tab();
    expect(control.value).toBe("1\u202f500,50");
  });

  it("says what it expects when it cannot read, and keeps what was typed", async () => {
    const user = userEvent.setup();
    render(<Amount />);
    const control = screen.getByRole<HTMLInputElement>("textbox", { name: "Montant" });
    await user.type(control, "douze");
    await user.tab();
    expect(control.value).toBe("douze");
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/Montant attendu/)).toBeTruthy();
  });
});

describe("ErrorSummary", () => {
  it("A06 is no alert while there is nothing to say, and one that is mounted with its first error", () => {
    const { rerender } = render(<ErrorSummary problems={[]} />);
    expect(screen.queryByRole("alert")).toBeNull();
    rerender(<ErrorSummary problems={[{ message: "Le nom est obligatoire." }]} />);
    expect(screen.getByRole("alert").textContent).toContain("Le nom est obligatoire.");
  });

  it("leads to each field without touching the page's address", () => {
    const before = window.location.href;
    render(
      <>
        <ErrorSummary problems={[{ fieldId: "nom", message: "Le nom est obligatoire." }]} />
        <Field label="Nom" id="nom">
          <TextInput value="" />
        </Field>
      </>,
    );
    fireEvent.click(screen.getByRole("link", { name: "Le nom est obligatoire." }));
    expect(document.activeElement?.id).toBe("nom");
    expect(window.location.href).toBe(before);
  });
});
