/** @vitest-environment happy-dom */
import { contract, order } from "@palier/contract";
import { cleanup, configure, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FormField } from "./form-field.tsx";
import type { FieldForm } from "./form-field-props.ts";
import { show } from "./form-harness.tsx";

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 8_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { incident, service } = contract;

describe("a list of objects", () => {
  const body = incident.edit.post.body.extend({ items: order.record.shape.items });
  const form = { post: { body, metadata: { entity: "incident" } } };
  const item = { serviceId: 1, label: "Chemise", quantity: 2, unitPriceCents: 350 };
  const field = (each: FieldForm<typeof body>) => (
    <FormField form={each} name="items" cells={{ serviceId: { options: service.searchArticle } }} />
  );

  test("is rows of fields, each error at its cell, and its values go to the wire row by row", async () => {
    const errors = {
      "items.0.quantity": "La valeur doit être au moins 1.",
      items: "La valeur doit être au moins 1.",
    };
    vi.stubGlobal("fetch", async () => Response.json({ results: [], pagination: { more: false } }));
    const { user, wire } = show(form, { values: { items: [item] }, errors }, field);
    const quantity = screen.getByLabelText<HTMLInputElement>(/^Quantité/);
    expect(quantity.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText("La valeur doit être au moins 1.")).toHaveLength(1);
    await user.clear(quantity);
    await user.type(quantity, "3");
    await user.click(screen.getByText("Ajouter une ligne"));
    expect(wire().items).toEqual([
      { ...item, quantity: 3 },
      { serviceId: null, label: null, quantity: null, unitPriceCents: null },
    ]);
    await user.click(screen.getByLabelText("Supprimer la ligne 1"));
    expect(wire().items).toHaveLength(1);
  });
});
