/**
 * In jsdom, as DOMPurify does not support happy-dom.
 * @vitest-environment jsdom
 */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Field, RichText, SafeHtml, UiProvider, wordsOf } from "../index.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

describe("sanitizeHtml", () => {
  it.each([
    ["<p>Bonjour <strong>à tous</strong></p>", "<p>Bonjour <strong>à tous</strong></p>"],
    ['<p onclick="alert(1)">Bonjour</p><script>alert(1)</script>', "<p>Bonjour</p>"],
    ["<img src=x onerror=alert(1)>Texte", "Texte"],
    ["<iframe src='https://exemple.fr'></iframe><p style='position:fixed'>A</p>", "<p>A</p>"],
    ["<a href='javascript:alert(1)'>Ici</a>", "<a>Ici</a>"],
    ["<a href='https:/admin/x'>Ici</a>", "<a>Ici</a>"],
    ["<a href='https:javascript:alert(1)'>Ici</a>", "<a>Ici</a>"],
    ["<p data-toasts aria-hidden='true' data-tooltip='x' role='alert' id='a' class='b'>A</p>", "<p>A</p>"],
    ["<svg><script>alert(1)</script></svg>", ""],
    ["<form action='https://exemple.fr'><input name='x'>Nom</form>", "Nom"],
    ["", ""],
  ])("makes %s harmless", (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it("opens links beside the back-office", () => {
    const link = document.createElement("div");
    link.innerHTML = sanitizeHtml('<a href="https://exemple.fr" target="_self">Ici</a>');
    const { target, rel } = link.querySelector("a") ?? {};
    expect([target, rel]).toEqual(["_blank", "noopener noreferrer"]);
  });
});

describe("SafeHtml", () => {
  it("shows the text, sanitised", () => {
    const { container } = render(<SafeHtml html="<h2>Titre</h2><script>alert(1)</script>" />);
    expect(screen.getByRole("heading", { name: "Titre" })).toBeTruthy();
    expect(container.querySelector("script")).toBeNull();
  });
});

it("wordsOf gives the words without tags", () => {
  expect(wordsOf("<h2>Titre</h2><p>Un&nbsp;<b>deux</b><br>trois</p>")).toBe("Titre Un deux trois");
});

function Article({ start = "", readOnly = false }: { start?: string; readOnly?: boolean }) {
  const [html, setHtml] = useState(start);
  return (
    <UiProvider>
      <Field label="Texte" id="texte" error="Une erreur" required readOnly={readOnly}>
        <RichText value={html} onValueChange={setHtml} />
      </Field>
      <button type="button" onClick={() => setHtml("<p>Revenu</p>")}>
        Revenir
      </button>
      <output>{html}</output>
    </UiProvider>
  );
}

const output = () => document.querySelector("output")?.textContent;
const text = () => screen.findByLabelText(/^Texte/);

describe("RichText", () => {
  vi.setConfig({ testTimeout: 30_000 });
  // jsdom has no layout for scrolling to the cursor.
  beforeAll(async () => {
    await import("./rich-text-editor.tsx");
    Range.prototype.getClientRects = () => document.body.getClientRects();
    Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  }, 60_000);

  it("says that it loads, then is a text box named by its field", async () => {
    render(<Article start="<p>Bonjour</p>" />);
    expect(screen.getByText("Chargement de l’éditeur")).toBeTruthy();
    const box = await text();
    expect(box.textContent).toBe("Bonjour");
    expect(box.getAttribute("role")).toBe("textbox");
    expect(box.getAttribute("aria-multiline")).toBe("true");
    expect(box.getAttribute("aria-required")).toBe("true");
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Une erreur",
    );
  });

  it("does not change a text that was only opened, whatever its tags are", async () => {
    const start = "<div><b>Bonjour</b></div>";
    render(<Article start={start} />);
    expect((await text()).textContent).toBe("Bonjour");
    expect(output()).toBe(start);
  });

  it("formats by its toolbar, and takes it back to the very text that was opened", async () => {
    const user = userEvent.setup();
    render(<Article start="<p>Bonjour</p>" />);
    await text();
    await user.click(screen.getByLabelText("Titre"));
    expect(output()).toBe("<h2>Bonjour</h2>");
    expect(screen.getByLabelText("Titre").getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByLabelText("Annuler la dernière frappe"));
    expect(output()).toBe("<p>Bonjour</p>");
  });

  it("is one tab stop with arrows inside", async () => {
    const user = userEvent.setup();
    render(<Article />);
    await text();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText("Gras"));
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByLabelText("Souligné"));
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(screen.getByLabelText("Lien"));
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByLabelText("Gras"));
    await user.keyboard("{End}");
    await user.tab();
    expect(document.activeElement).toBe(await text());
  });

  it("shows a value that comes from outside", async () => {
    const user = userEvent.setup();
    render(<Article start="<p>Bonjour</p>" />);
    await text();
    await user.click(screen.getByText("Revenir"));
    await waitFor(async () => expect((await text()).textContent).toBe("Revenu"));
    expect(output()).toBe("<p>Revenu</p>");
  });

  /** As a browser does it. */
  function paste(box: HTMLElement, copied: Readonly<Record<string, string>>): void {
    const clipboardData = { getData: (type: string) => copied[type] ?? "", files: [], items: [] };
    const event = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData });
    act(() => void box.dispatchEvent(event));
  }

  it("says what a paste left out until the next one", async () => {
    render(<Article />);
    const box = await text();
    paste(box, { "text/html": '<p><a href="/relatif">page</a></p>' });
    expect(screen.getByText(/^Collé sans lien/)).toBeTruthy();
    paste(box, { "text/plain": "suite" });
    expect(box.textContent).toBe("pagesuite");
    expect(screen.queryByText(/^Collé sans lien/)).toBeNull();
  });

  it("keeps a pasted link's own address and a pasted text's stars, and makes links of addresses", async () => {
    const user = userEvent.setup();
    const links = (): readonly string[] =>
      [...document.querySelectorAll(".ui-richtext__content a")].map(
        (link) => `${link.textContent} ${link.getAttribute("href")}`,
      );
    render(<Article />);
    const box = await text();
    paste(box, { "text/html": '<p><a href="http://www.exemple.fr/a?b=1">www.exemple.fr</a></p>' });
    expect(links()).toEqual(["www.exemple.fr http://www.exemple.fr/a?b=1"]);
    await user.click(screen.getByText("Revenir"));
    paste(box, { "text/plain": "9h * 12h * 14h (www.exemple.fr), a.b@exemple.fr." });
    expect(box.textContent).toContain("9h * 12h * 14h (www.exemple.fr), a.b@exemple.fr.");
    expect(links()).toEqual([
      "www.exemple.fr https://www.exemple.fr",
      "a.b@exemple.fr mailto:a.b@exemple.fr",
    ]);
  });

  it("refuses an address that would run something", async () => {
    const user = userEvent.setup();
    render(<Article start="<p>Bonjour</p>" />);
    await text();
    await user.click(screen.getByLabelText("Lien"));
    await user.type(await screen.findByLabelText("Adresse du lien"), "javascript:alert(1){Enter}");
    expect(screen.getByText(/^Adresse attendue/)).toBeTruthy();
    expect(output()).toBe("<p>Bonjour</p>");
  });

  it("A06 its link window, opened by the keyboard, is closed by Escape, as often as it is opened", async () => {
    const user = userEvent.setup();
    render(<Article />);
    await text();
    const link = screen.getByRole("button", { name: "Lien" });
    for (const _ of [1, 2, 3]) {
      act(() => link.focus());
      await user.keyboard("{Enter}");
      await screen.findByRole("dialog", { name: "Lien" });
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog", { name: "Lien" })).toBeNull());
      expect(document.activeElement).toBe(link);
    }
  });

  it("L14 can be reached and read but not changed under a lock", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Article start="<p>Bonjour</p>" />);
    const box = await text();
    act(() => box.focus());
    rerender(<Article start="<p>Bonjour</p>" readOnly />);
    await vi.waitFor(() => expect(box.getAttribute("aria-readonly")).toBe("true"));
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute("contenteditable")).toBe("false");
    expect(box.tabIndex).toBe(0);
    await user.click(screen.getByLabelText("Titre"));
    expect(output()).toBe("<p>Bonjour</p>");
  });
});
