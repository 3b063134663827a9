// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followLinks } from "./follow-links.ts";

const go = vi.fn();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <a id="in" data-routed href="/admin/building?tri=-city#liste"><span>Immeubles</span></a>
    <a id="here" data-routed href="/admin/">Accueil</a>
    <a id="window" data-routed target="_blank" href="/admin/news">Actualités</a>
    <a id="file" href="/api/v1/export">Fichier</a>`;
  stop = followLinks(document, { here: () => "/admin/", go });
});

afterEach(() => {
  stop();
  go.mockReset();
});

function press(selector: string, init: MouseEventInit = {}): void {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}

test("a press on a link of the app, or on something in it, goes through the router with its whole address", () => {
  press("#in span");
  expect(go).toHaveBeenCalledExactlyOnceWith("/admin/building?tri=-city#liste", { replace: false });
});

test("a link to where one is replaces the place in the history", () => {
  press("#here");
  expect(go).toHaveBeenCalledExactlyOnceWith("/admin/", { replace: true });
});

test("what opens elsewhere, leads out of the app or was prevented is left to the browser", () => {
  press("#in", { ctrlKey: true });
  press("#in", { metaKey: true });
  press("#in", { shiftKey: true });
  press("#in", { button: 1 });
  press("#window");
  press("#file");
  document.querySelector("#in")?.addEventListener("click", (event) => event.preventDefault());
  press("#in");
  expect(go).not.toHaveBeenCalled();
});
