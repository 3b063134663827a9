/** @vitest-environment happy-dom */
import { contract, orderTexts } from "@palier/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FormField } from "./form-field.tsx";
import type { FieldForm } from "./form-field-props.ts";
import { show } from "./form-harness.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { building, incident, managedService, news, order: orders, service } = contract;
const wordsOf = (element: HTMLElement) =>
  [...element.querySelectorAll("option")].map((each) => each.textContent);

describe("A15 a choice", () => {
  const field = (form: FieldForm<typeof orders.status.post.body>) => <FormField form={form} name="status" />;

  test("A15 offers what the server offers now and the current value, in the contract's words", () => {
    const choices = {
      status: [
        { id: "preparing", text: "autre mot" },
        { id: "cancelled", text: "Annulée" },
      ],
    };
    show(orders.status, { values: { status: "accepted" }, choices }, field);
    const { status } = orderTexts;
    expect(wordsOf(screen.getByLabelText(/^Statut/))).toEqual([
      status.accepted,
      status.preparing,
      status.cancelled,
    ]);
  });

  test("A15 offers nothing but the current value when the server offers nothing", () => {
    show(orders.status, { values: { status: "completed" }, choices: { status: [] } }, field);
    expect(wordsOf(screen.getByLabelText(/^Statut/))).toEqual([orderTexts.status.completed]);
  });

  test("A15 says when what was chosen is no longer offered, and keeps it in view", () => {
    const choices = { status: [{ id: "completed", text: "Terminée" }] };
    const values = { status: "cancelled" };
    show(orders.status, { values, choices }, field);
    expect(screen.getByText("Ce choix n’est plus proposé. Choisissez-en un autre.")).toBeTruthy();
    expect(wordsOf(screen.getByLabelText(/^Statut/))).toContain(orderTexts.status.cancelled);
  });

  test("without choices from the server every value of the contract is offered", () => {
    show(orders.status, {}, field);
    expect(wordsOf(screen.getByLabelText(/^Statut/))).toHaveLength(1 + Object.keys(orderTexts.status).length);
  });
});

describe("labels", () => {
  test("a reference is called what it shows, without (n°)", () => {
    show(building.edit, {}, (form) => (
      <FormField form={form} name="neighborhoodId" options={contract.neighborhood.search} />
    ));
    expect(screen.getByLabelText("Quartier").id).toBe("essai-neighborhoodId");
  });
});

describe("a reference", () => {
  test("with choices from the server and no route is searched among them", async () => {
    const choices = {
      assigneeId: [
        { id: 1, text: "Jeanne Martin" },
        { id: 2, text: "Élodie Roux" },
      ],
    };
    const { user, wire } = show(incident.edit, { values: { assigneeId: 1 }, choices }, (form) => (
      <FormField form={form} name="assigneeId" />
    ));
    const input = screen.getByLabelText<HTMLInputElement>(/^Responsable/);
    expect(input.value).toBe("Jeanne Martin");
    await user.clear(input);
    await user.type(input, "elo");
    await user.click(await screen.findByText("Élodie Roux"));
    expect(wire().assigneeId).toBe(2);
    expect(input.value).toBe("Élodie Roux");
  });

  test("several references are chips with their names", async () => {
    const choices = {
      buildingIds: [
        { id: 7, text: "Les Lilas" },
        { id: 8, text: "Le Parc" },
      ],
    };
    const { user, wire } = show(news.edit, { values: { buildingIds: [7] }, choices }, (form) => (
      <FormField form={form} name="buildingIds" />
    ));
    expect(screen.getByText("Les Lilas")).toBeTruthy();
    await user.click(screen.getByLabelText("Immeubles"));
    await user.click(await screen.findByText("Le Parc"));
    expect(wire().buildingIds).toEqual([7, 8]);
    await user.click(screen.getByLabelText("Retirer Les Lilas"));
    expect(wire().buildingIds).toEqual([8]);
  });
});

describe("selectors that depend on other fields", () => {
  const asked: string[] = [];
  const answer = { results: [{ id: 5, text: "Pressing" }], pagination: { more: false } };
  const fields = (form: FieldForm<typeof service.create.post.body>) => (
    <>
      <FormField
        form={form}
        name="themeId"
        options={{ route: contract.theme.search, clears: ["sectionId", "subsectionId"] }}
      />
      <FormField
        form={form}
        name="sectionId"
        options={{ route: service.sections, params: (value) => ({ themeId: value("themeId") }) }}
      />
      <FormField
        form={form}
        name="subsectionId"
        options={{
          route: service.subsections,
          params: (value) => ({ themeId: value("themeId") }),
          query: (value) => ({ sectionId: value("sectionId") }),
        }}
      />
    </>
  );
  const listen = () => {
    asked.length = 0;
    vi.stubGlobal("fetch", async (input: string | URL | Request) => {
      asked.push(decodeURIComponent(String(input instanceof Request ? input.url : input)));
      return Response.json(answer);
    });
  };

  test("wait for the field that they need, by its label, without a request", async () => {
    listen();
    const { user } = show(service.create, {}, fields);
    const section = screen.getByLabelText<HTMLInputElement>(/^Rubrique/);
    expect(section.placeholder).toBe("Choisissez d’abord\u00a0: Thème");
    await user.click(section);
    expect((await screen.findAllByText("Choisissez d’abord : Thème")).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });

  test("ask with the other fields' values, and are cleared when those change", async () => {
    listen();
    const values = { themeId: 3, sectionId: 4, subsectionId: 9 };
    const choices = {
      themeId: [{ id: 3, text: "Maison" }],
      sectionId: [{ id: 4, text: "Linge" }],
      subsectionId: [{ id: 9, text: "Chemises" }],
    };
    const { user, wire } = show(service.create, { values, choices }, fields);
    await user.click(screen.getByLabelText(/^Sous-rubrique/));
    await screen.findByText("Pressing");
    expect(asked.at(-1)).toMatch(/service\/ajax\/theme\/3\/subsections\?.*sectionId=4/);
    await user.keyboard("{Escape}");
    await user.click(screen.getByLabelText(/^Thème/));
    await user.click(await screen.findByText("Pressing"));
    expect(wire()).toMatchObject({ themeId: 5, sectionId: null, subsectionId: null });
  });
});

describe("typed values", () => {
  test("money is exact cents, and what cannot be read stays as it was typed", async () => {
    const { user, wire } = show(orders.refund, {}, (form) => <FormField form={form} name="amountCents" />);
    const input = screen.getByLabelText<HTMLInputElement>(/^Montant/);
    await user.type(input, "1 234,5");
    expect(wire().amountCents).toBe(123_450);
    await user.type(input, "55");
    expect(wire().amountCents).toBe("1 234,555");
  });

  test("an instant is Paris time on the screen and UTC on the wire", async () => {
    const { user, wire } = show(news.edit, { values: { publishAt: null } }, (form) => (
      <FormField form={form} name="publishAt" />
    ));
    await user.type(screen.getByLabelText("Publication"), "20/07/2026 10:30{Enter}");
    expect(wire().publishAt).toBe("2026-07-20T08:30:00.000Z");
  });

  test("a list of texts is checked text by text", async () => {
    const { user, wire } = show(contract.neighborhood.create, { values: { postalCodes: [] } }, (form) => (
      <FormField form={form} name="postalCodes" />
    ));
    await user.type(screen.getByRole("textbox"), "69001{Enter}6900{Enter}");
    expect(wire().postalCodes).toEqual(["69001", "6900"]);
    expect(screen.getByText(/^6900 : Un code postal a 5 chiffres/)).toBeTruthy();
  });

  test("a colour and a switch", async () => {
    const { user, wire } = show(contract.theme.create, { values: { enabled: false } }, (form) => (
      <>
        <FormField form={form} name="color" />
        <FormField form={form} name="enabled" />
      </>
    ));
    await user.type(screen.getByLabelText("Couleur"), "2D6166");
    await user.click(screen.getByRole("switch"));
    expect(wire()).toMatchObject({ color: "#2d6166", enabled: true });
  });

  test("L14 every field of a form can be read and not changed when it is locked", () => {
    show(managedService.edit, { values: { name: "Gardien", category: "other" }, readOnly: true }, (form) => (
      <>
        <FormField form={form} name="name" />
        <FormField form={form} name="category" />
      </>
    ));
    const boxes = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(boxes.map((box) => [box.readOnly, box.disabled])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

describe("what a state freezes", () => {
  test("A06 is said by none of several fields where one sentence above them says it, and each leads there", () => {
    show(building.edit, { values: { name: "Les Lilas", street: "1 rue du Lac" } }, (form) => {
      const state = { ...form.state, base: form.state.values };
      const frozen = { ...form, state, frozen: () => "Fermé.", frozenNote: "pourquoi" };
      return (
        <>
          <FormField form={frozen} name="name" />
          <FormField form={frozen} name="street" />
        </>
      );
    });
    expect(screen.queryByText("Fermé.")).toBeNull();
    for (const field of screen.getAllByRole("textbox")) {
      expect(field.getAttribute("aria-describedby")).toBe("pourquoi");
      expect(field.hasAttribute("readonly")).toBe(true);
    }
  });
});
