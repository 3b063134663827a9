import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Facts, ItemsTable, PhotoStrip, RecordLayout, Tabs, Thread, Timeline, UiProvider } from "../index.ts";

describe("Facts", () => {
  it("pairs labels with values, a dot for a tone, a dash for nothing", () => {
    render(
      <Facts
        facts={[
          { label: "Statut", value: "Livrée", tone: "success" },
          { label: "Gardien", value: "" },
        ]}
      />,
    );
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Statut", "Gardien"]);
    expect(screen.getAllByRole("definition").map((each) => each.textContent)).toEqual(["Livrée", "—"]);
    expect(document.querySelector(".ui-status__dot--success")).not.toBeNull();
  });
});

describe("Timeline", () => {
  it("lists events in the given order, with their Paris time and author", () => {
    render(
      <Timeline
        label="Suivi"
        entries={[
          { key: 1, at: "2026-07-14T22:30:00Z", title: "Remboursée", byWhom: "Karim Benali" },
          { key: 2, at: "2026-07-13T08:00:00Z", title: "Créée", body: "Par courriel" },
        ]}
      />,
    );
    const entries = within(screen.getByRole("list", { name: "Suivi" })).getAllByRole("listitem");
    expect(entries.map((entry) => entry.textContent)).toEqual([
      "Remboursée15/07/2026 00:30 par Karim Benali",
      "Créée13/07/2026 10:00Par courriel",
    ]);
    expect(entries[0]?.querySelector("time")?.dateTime).toBe("2026-07-14T22:30:00Z");
  });
});

describe("Thread", () => {
  it("starts a day where Paris starts it", () => {
    const at = (instant: string, mine: boolean) => ({
      key: instant,
      at: instant,
      mine,
      author: mine ? "Jeanne Martin" : "Élodie Petit",
      body: "Bonjour",
    });
    render(
      <Thread
        label="Conversation"
        messages={[
          at("2026-07-14T21:50:00Z", false),
          at("2026-07-14T22:10:00Z", true),
          at("2026-07-15T09:00:00Z", false),
        ]}
      />,
    );
    expect([...document.querySelectorAll(".ui-thread__day")].map((day) => day.textContent)).toEqual([
      "mardi 14 juillet 2026",
      "mercredi 15 juillet 2026",
    ]);
    expect(document.querySelectorAll(".ui-thread__message--mine")).toHaveLength(1);
  });
});

describe("PhotoStrip", () => {
  it("S22 opens a picture in the modal, leads to the next, and gives the focus back", async () => {
    const user = userEvent.setup();
    render(
      <UiProvider>
        <PhotoStrip
          label="Preuves"
          photos={[
            { src: "about:blank#1", label: "Entrée" },
            { src: "about:blank#2", label: "Palier" },
          ]}
        />
      </UiProvider>,
    );
    await user.click(screen.getByRole("button", { name: "Palier" }));
    const opened = screen.getByRole("dialog", { name: "Palier" });
    expect(opened.classList).toContain("ui-media");
    // Not « Image précédente », whose tooltip would consume the first Escape.
    expect(document.activeElement).toBe(opened);
    await user.click(screen.getByRole("button", { name: "Image suivante" }));
    const modal = screen.getByRole("dialog", { name: "Entrée" });
    expect(modal.querySelector("iframe")?.getAttribute("src")).toBe("about:blank#1");
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("dialog", { name: "Palier" })).toBeTruthy();
    await user.keyboard("{Control>}{ArrowLeft}{/Control}");
    expect(screen.getByRole("dialog", { name: "Palier" })).toBeTruthy();
    await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(screen.getByRole("dialog", { name: "Entrée" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Palier" })));
  });
});

describe("ItemsTable", () => {
  it("is a table with its name, its headers and its totals", () => {
    render(
      <ItemsTable
        label="Lignes"
        items={[{ id: 1, what: "Repassage", cents: 4500 }]}
        itemKey={({ id }) => id}
        columns={[
          { name: "what", header: "Prestation", cell: ({ what }) => what },
          { name: "cents", header: "Montant", align: "end", cell: ({ cents }) => cents },
        ]}
        totals={[{ label: "Total", value: "45,00 €", strong: true }]}
      />,
    );
    const table = screen.getByRole("table", { name: "Lignes" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((each) => each.textContent),
    ).toEqual(["Prestation", "Montant"]);
    expect(within(table).getByRole("rowheader", { name: "Total" })).toBeTruthy();
  });
});

describe("Tabs", () => {
  afterEach(() => vi.restoreAllMocks());

  it("A07 mark the edges beyond which there are more of them", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(500);
    render(<Tabs label="Fiche" current="#a" tabs={[{ label: "Informations", href: "#a" }]} />);
    const bar = screen.getByRole("navigation", { name: "Fiche" });
    expect(bar.dataset.more).toBe("after");
    const scrolledTo = (left: number) => {
      bar.scrollLeft = left;
      fireEvent.scroll(bar);
      return bar.dataset.more;
    };
    expect(scrolledTo(100)).toBe("before after");
    expect(scrolledTo(200)).toBe("before");
  });
});

describe("RecordLayout", () => {
  afterEach(() => vi.unstubAllGlobals());
  const show = (wide: boolean) => {
    const media = { matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", () => media);
    render(<RecordLayout head={<h1>Les Lilas</h1>} main="Fiche" aside={<p>48 lots</p>} />);
    return screen.getByRole("complementary", { name: "Résumé" });
  };

  it("shows the aside beside the main column on a wide screen", () => {
    expect(show(true).querySelector("details")).toBeNull();
  });

  it("folds the aside under the head on a narrow one, before the main column", async () => {
    const aside = show(false);
    const fold = aside.querySelector("details");
    expect(fold?.open).toBe(false);
    await userEvent.setup().click(screen.getByText("Résumé"));
    expect(fold?.open).toBe(true);
    expect(aside.nextElementSibling?.textContent).toBe("Fiche");
  });

  it("begins the aside below the tabs, which are above both columns", () => {
    render(<RecordLayout head="Les Lilas" tabs={<nav>Onglets</nav>} main="Fiche" aside="48 lots" />);
    const { previousElementSibling, nextElementSibling } = screen.getByRole("complementary");
    expect([previousElementSibling, nextElementSibling].map((each) => each?.textContent)).toEqual([
      "Onglets",
      "Fiche",
    ]);
  });
});
