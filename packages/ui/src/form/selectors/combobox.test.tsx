import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import {
  Combobox,
  type ComboboxBeginning,
  ComboboxToBe,
  Field,
  type LoadOptions,
  MultiCombobox,
  type Option,
} from "../../index.ts";

const cities = ["Lyon", "Annecy", "Grenoble", "Valence"].map((label, index) => ({
  id: String(index + 1),
  label,
}));
const matching = (term: string) =>
  cities.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()));
const loadAtOnce: LoadOptions = async (term) => ({ options: matching(term), more: false });

function One({ load = loadAtOnce, start = null }: { load?: LoadOptions; start?: Option | null }) {
  const [value, setValue] = useState<Option | null>(start);
  return (
    <>
      <Field label="Ville">
        <Combobox value={value} onValueChange={setValue} loadOptions={load} />
      </Field>
      <output>{value?.label ?? "rien"}</output>
    </>
  );
}

function OnItsWay({ here }: { here: boolean }) {
  const [begun, setBegun] = useState<ComboboxBeginning>();
  return here ? (
    <Combobox
      aria-label="Ville"
      value={null}
      onValueChange={() => undefined}
      loadOptions={loadAtOnce}
      begun={begun}
    />
  ) : (
    <ComboboxToBe aria-label="Ville" value="" onBegin={setBegun} />
  );
}

function Several() {
  const [value, setValue] = useState<Option[]>([]);
  return (
    <>
      <Field label="Villes">
        <MultiCombobox value={value} onValueChange={setValue} loadOptions={loadAtOnce} />
      </Field>
      <output>{value.map(({ label }) => label).join("+")}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("combobox");
const said = () => screen.getAllByRole("status").map((status) => status.textContent);
const chosen = () => document.querySelector("output")?.textContent;

describe("Combobox", () => {
  it("goes on with what was typed before its code was here", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<OnItsWay here={false} />);
    await user.type(input(), "gre");
    rerender(<OnItsWay here />);
    await screen.findByRole("option", { name: "Grenoble" });
    expect(screen.getAllByRole("option")).toHaveLength(1);
    expect(document.activeElement).toBe(input());
    await waitFor(() => expect(input().selectionStart).toBe(3));
    await user.keyboard("no");
    expect(input().value).toBe("greno");
  });

  it("takes no focus on its way that has gone elsewhere", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<OnItsWay here={false} />);
    await user.type(input(), "gre");
    await user.click(document.body);
    rerender(<OnItsWay here />);
    expect(document.activeElement).toBe(document.body);
  });

  it("opens on everything, also when something is chosen, and picks one", async () => {
    const user = userEvent.setup();
    render(<One start={cities[0] ?? null} />);
    expect(input().value).toBe("Lyon");
    await user.click(input());
    await user.click(await screen.findByRole("option", { name: "Annecy" }));
    expect(chosen()).toBe("Annecy");
    expect(input().value).toBe("Annecy");
  });

  it("searches what is typed, and is named by its field", async () => {
    const user = userEvent.setup();
    render(<One />);
    expect(screen.getByLabelText("Ville")).toBe(input());
    await user.type(input(), "gre");
    await screen.findByRole("option", { name: "Grenoble" });
    await user.keyboard("{ArrowDown}{Enter}");
    expect(chosen()).toBe("Grenoble");
  });

  it("A15 searches for no more letters than a server takes, also of what is pasted before its code is here", async () => {
    const user = userEvent.setup();
    const searched: string[] = [];
    render(
      <One
        load={async (term) => {
          searched.push(term);
          return { options: [], more: false };
        }}
      />,
    );
    await user.click(input());
    await user.paste("x".repeat(300));
    await waitFor(() => expect(searched.at(-1)).toBe("x".repeat(200)));
    cleanup();
    render(<OnItsWay here={false} />);
    await user.click(input());
    await user.paste("x".repeat(300));
    expect(input().value).toHaveLength(200);
  });

  it("A15 searches for no more letters than a server takes of a chosen name that is longer", async () => {
    const user = userEvent.setup();
    const searched: string[] = [];
    render(
      <One
        start={{ id: "1", label: "x".repeat(240) }}
        load={async (term) => {
          searched.push(term);
          return { options: [], more: false };
        }}
      />,
    );
    await user.click(input());
    input().setSelectionRange(240, 240);
    await user.keyboard("{Backspace}");
    expect(input().value).toHaveLength(239);
    await waitFor(() => expect(searched.at(-1)).toBe("x".repeat(200)));
  });

  it("A06 says nothing of an empty list before its first answer", async () => {
    const user = userEvent.setup();
    const heard = new Set<string | null>();
    const listening = new MutationObserver(() => {
      for (const words of said()) heard.add(words);
    });
    render(<One />);
    listening.observe(document.body, { childList: true, subtree: true, characterData: true });
    await user.click(input());
    await screen.findByRole("option", { name: "Lyon" });
    await user.type(input(), "gre");
    await screen.findByRole("option", { name: "Grenoble" });
    listening.disconnect();
    expect(heard).toContain("Recherche en cours…");
    expect(heard).not.toContain("Aucun résultat trouvé");
  });

  it("keeps the choice when one leaves with half a word, and loses it when one empties the field", async () => {
    const user = userEvent.setup();
    render(<One start={cities[0] ?? null} />);
    await user.clear(input());
    await user.type(input(), "An");
    await user.tab();
    expect(chosen()).toBe("Lyon");
    expect(input().value).toBe("Lyon");
    await user.clear(input());
    await user.tab();
    expect(chosen()).toBe("rien");
  });

  it("shows the name of a chosen id when the name comes after the id, also between two values", () => {
    const at = (value: Option) => (
      <Field label="Ville">
        <Combobox value={value} onValueChange={() => undefined} loadOptions={loadAtOnce} />
      </Field>
    );
    const { rerender } = render(at({ id: "1", label: "n° 1" }));
    rerender(at({ id: "1", label: "Lyon" }));
    expect(input().value).toBe("Lyon");
    rerender(at({ id: "2", label: "n° 2" }));
    rerender(at({ id: "2", label: "Annecy" }));
    expect(input().value).toBe("Annecy");
    rerender(at({ id: "1", label: "Lyon" }));
    expect(input().value).toBe("Lyon");
  });

  it("keeps what is being typed when the input is clicked again", async () => {
    const user = userEvent.setup();
    render(<One start={cities[0] ?? null} />);
    await user.clear(input());
    await user.click(input());
    await user.keyboard("Gre");
    expect(input().value).toBe("Gre");
    await screen.findByRole("option", { name: "Grenoble" });
  });

  it("empties by its cross", async () => {
    const user = userEvent.setup();
    render(<One start={cities[0] ?? null} />);
    await user.click(screen.getByRole("button", { name: "Supprimer la sélection : Ville" }));
    expect(chosen()).toBe("rien");
  });

  it("S23 says in French that it searches, that it found nothing, that it failed", async () => {
    const user = userEvent.setup();
    const answer = Promise.withResolvers<{ options: Option[]; more: boolean }>();
    const load = vi
      .fn<LoadOptions>()
      .mockImplementationOnce(() => answer.promise)
      .mockRejectedValueOnce(new Error("500"));
    render(<One load={load} />);
    await user.click(input());
    expect(said()).toContain("Recherche en cours…");
    await act(async () => answer.resolve({ options: [], more: false }));
    await waitFor(() => expect(said()).toContain("Aucun résultat trouvé"));
    await user.type(input(), "x");
    await waitFor(() => expect(said()).toContain("Les résultats ne peuvent pas être chargés"));
  });

  it("S23 loads the next page, says so, and drops what it already has", async () => {
    const user = userEvent.setup();
    const second = Promise.withResolvers<{ options: Option[]; more: boolean }>();
    const load: LoadOptions = (_term, page) =>
      page === 1 ? Promise.resolve({ options: cities.slice(0, 2), more: true }) : second.promise;
    render(<One load={load} />);
    await user.click(input());
    await user.click(await screen.findByText("Afficher plus de résultats"));
    expect(said()).toContain("Chargement de résultats supplémentaires…");
    await act(async () => second.resolve({ options: cities.slice(1), more: false }));
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(
      cities.map(({ label }) => label),
    );
  });

  it("drops the late answer to an old term", async () => {
    const user = userEvent.setup();
    const old = Promise.withResolvers<{ options: Option[]; more: boolean }>();
    const signals: AbortSignal[] = [];
    const load: LoadOptions = (term, _page, signal) => {
      signals.push(signal);
      return term === "" ? old.promise : loadAtOnce(term, 1, signal);
    };
    render(<One load={load} />);
    await user.click(input());
    await waitFor(() => expect(signals).toHaveLength(1));
    await user.type(input(), "val");
    await screen.findByRole("option", { name: "Valence" });
    await act(async () => old.resolve({ options: cities, more: false }));
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.getAllByRole("option")).toHaveLength(1);
  });

  it("closes its list on the first Escape, before anything around it hears of it", async () => {
    const user = userEvent.setup();
    const around = vi.fn();
    document.addEventListener("keydown", around, true);
    render(<One start={cities[0] ?? null} />);
    await user.click(input());
    fireEvent.keyDown(input(), { key: "Escape" });
    document.removeEventListener("keydown", around, true);
    expect(input().getAttribute("aria-expanded")).toBe("false");
    expect(around).not.toHaveBeenCalled();
    expect(chosen()).toBe("Lyon");
  });
});

describe("MultiCombobox", () => {
  it("adds, takes off by the chip's cross, and by Backspace", async () => {
    const user = userEvent.setup();
    render(<Several />);
    await user.click(input());
    await user.click(await screen.findByRole("option", { name: "Lyon" }));
    await user.click(screen.getByRole("option", { name: "Annecy" }));
    await user.click(screen.getByRole("option", { name: "Valence" }));
    expect(chosen()).toBe("Lyon+Annecy+Valence");
    await user.click(screen.getByRole("button", { name: "Retirer Lyon" }));
    expect(chosen()).toBe("Annecy+Valence");
    await user.click(input());
    await user.keyboard("{Backspace}");
    expect(chosen()).toBe("Annecy");
  });
});
