import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Field, FileInput } from "../index.ts";

function OneFile() {
  const [name, setName] = useState("");
  return (
    <Field label="Fichier" help="Un fichier CSV.">
      <FileInput accept=".csv" fileName={name} onFile={(file) => setName(file.name)} />
    </Field>
  );
}

it("A06 says which file was chosen: as the field's description, and at once", () => {
  render(<OneFile />);
  const field = screen.getByLabelText("Fichier");
  const described = () =>
    field
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual(["Aucun fichier choisi", "Un fichier CSV."]);
  fireEvent.change(field, { target: { files: [new File(["a;b"], "immeubles.csv")] } });
  expect(described()).toEqual(["Fichier choisi\u00a0: immeubles.csv", "Un fichier CSV."]);
  expect(screen.getByRole("status").textContent).toBe("Fichier choisi\u00a0: immeubles.csv");
});
