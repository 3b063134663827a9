import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BulkBar, FilterBar, type FilterChip, UiProvider } from "../index.ts";
import { SearchInput } from "./search-input.tsx";

describe("BulkBar", () => {
  it("says how many rows are chosen, acts on them, and chooses none again", async () => {
    const user = userEvent.setup();
    const onClear = vi.fn();
    const onPress = vi.fn();
    const bar = (chosen: number) => (
      <UiProvider>
        <BulkBar
          chosen={chosen}
          total={1240}
          onClear={onClear}
          actions={[
            { name: "validate", label: "Valider", onPress },
            { name: "refuse", label: "Refuser", disabled: true, reason: "Un montant manque", onPress },
          ]}
        />
      </UiProvider>
    );
    const { rerender } = render(bar(0));
    expect(screen.queryByRole("region", { name: "Actions sur la sélection" })).toBeNull();
    // Mounted before its text: a status that appears with it is not announced.
    expect(screen.getByRole("status").textContent).toBe("");
    rerender(bar(20));
    expect(screen.getByRole("status").textContent).toBe("Sélection\u00a0: 20 sur 1\u202f240");
    await user.click(screen.getByRole("button", { name: "Valider" }));
    await user.click(screen.getByRole("button", { name: "Refuser" }));
    expect(onPress).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Tout désélectionner" }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});

it("BulkBar offers the rows of the other pages, and shows that they are being read", async () => {
  const user = userEvent.setup();
  const read = Promise.withResolvers<void>();
  const onChoose = vi.fn(() => read.promise);
  const bar = (count: number, isPart: boolean) => (
    <UiProvider>
      <BulkBar
        chosen={20}
        total={1240}
        onClear={() => undefined}
        all={{ count, isPart, onChoose }}
        actions={[]}
      />
    </UiProvider>
  );
  const { rerender } = render(bar(42, false));
  const all = screen.getByRole("button", { name: "Sélectionner les 42" });
  await user.dblClick(all);
  expect(all.getAttribute("aria-busy")).toBe("true");
  expect(onChoose).toHaveBeenCalledOnce();
  read.resolve();
  rerender(bar(500, true));
  await screen.findByRole("button", { name: "Sélectionner les 500 premières" });
});

describe("BulkBar's words and acts", () => {
  const onPress = () => undefined;
  const show = (facts: { total?: number; elsewhere?: number }) =>
    render(
      <UiProvider>
        <BulkBar
          chosen={3}
          total={facts.total ?? 240}
          elsewhere={facts.elsewhere}
          onClear={onPress}
          actions={[
            ...["accept", "prepare", "deliver"].map((name) => ({
              name,
              label: name,
              disabled: true,
              onPress,
            })),
            { name: "complete", label: "complete", onPress },
            { name: "cancel", label: "cancel", tone: "danger" as const, onPress },
          ]}
        />
      </UiProvider>,
    );
  const names = () =>
    screen.getAllByRole("button").map((each) => each.getAttribute("aria-label") ?? each.textContent);

  it("shows what can be done before what cannot", () => {
    show({});
    expect(names()).toEqual(["complete", "accept", "prepare", "Autres actions", "Tout désélectionner"]);
  });

  it("A07 shows one act on a phone, where three lines would hide the rows", () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    show({});
    expect(names()).toEqual(["complete", "Autres actions", "Tout désélectionner"]);
    vi.unstubAllGlobals();
  });

  it.each([
    [{ elsewhere: 3, total: 0 }, "Sélection : 3 lignes, choisies sous d’autres filtres"],
    [{ elsewhere: 1 }, "Sélection : 3 lignes, dont 1 choisie sous d’autres filtres"],
    [{ total: 2 }, "Sélection : 3 lignes"],
  ])("says of %o no « 3 sur 0 »", (facts, words) => {
    show(facts);
    expect(screen.getByRole("status").textContent?.replace(/\s/g, " ")).toBe(words);
  });
});

function SearchedBox() {
  const [value, setValue] = useState("");
  return <SearchInput value={value} onValueChange={setValue} label="Rechercher" hint="Cherche dans : Nom." />;
}

describe("SearchInput", () => {
  it("says what it looks in: as its description, and in sight while it has the focus and is empty", async () => {
    const user = userEvent.setup();
    render(<SearchedBox />);
    const field = screen.getByRole("searchbox", { name: "Rechercher", description: "Cherche dans : Nom." });
    const isSeen = () =>
      document.getElementById(field.getAttribute("aria-describedby") ?? "")?.hidden === false;
    expect(isSeen()).toBe(false);
    await user.click(field);
    expect(isSeen()).toBe(true);
    await user.keyboard("par");
    expect(isSeen()).toBe(false);
    await user.keyboard("{Escape}");
    expect(isSeen()).toBe(true);
    await user.keyboard("{Escape}");
    expect(isSeen()).toBe(false);
    await user.tab();
    await user.click(field);
    expect(isSeen()).toBe(true);
  });
});

describe("FilterBar", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const chip = (id: string): FilterChip => ({
    id,
    name: id,
    label: "x",
    onRemove: () => undefined,
  });
  const show = (narrow: boolean, chips: FilterChip[]) => {
    const media = { matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", () => media);
    render(
      <UiProvider>
        <FilterBar
          chips={chips}
          filters={["city", "status"].map((id) => ({ id, control: <input aria-label={id} /> }))}
        />
      </UiProvider>,
    );
  };

  it("A07 folds its filters behind one button with their count on a narrow screen", async () => {
    show(true, [chip("q"), chip("city"), chip("status")]);
    const fold = screen.getByRole("button", { name: "Filtres (2)" });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("textbox", { name: "city" })).toBeNull();
    await userEvent.setup().click(fold);
    expect(fold.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("textbox", { name: "city" })).toBeTruthy();
  });

  it("folds the filters for which one line has no room, and counts those that are active", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(200);
    show(false, [chip("city"), chip("status")]);
    expect(screen.getByRole("textbox", { name: "city" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "status" })).toBeNull();
    await userEvent.setup().click(screen.getByRole("button", { name: "Plus de filtres (1)" }));
    expect(screen.getByRole("textbox", { name: "status" })).toBeTruthy();
  });

  it("shows its filters where there is room", () => {
    show(false, [chip("city")]);
    expect(screen.getByRole("textbox", { name: "city" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /filtres/i })).toBeNull();
  });
});
