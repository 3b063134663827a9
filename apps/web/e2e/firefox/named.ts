/**
 * `::-p-named(button|Exporter)`, `::-p-named(textbox|/^Nom/)`. Puppeteer's own query matches only whole
 * names, but names here include counts and dates.
 */
import { Puppeteer } from "puppeteer-core";

/** Visible elements below `root`, by `role|name` or `role|/pattern/`. Runs in the page, self-contained. */
function allNamed(root: Node, asked: string): Element[] {
  const [, role = "", wanted = ""] = /^(\w+)\|(.*)$/s.exec(asked) ?? [];
  const pattern = /^\/(.*)\/$/s.exec(wanted)?.[1];
  const fits = (name: string) => (pattern === undefined ? name === wanted : new RegExp(pattern).test(name));
  const native: Readonly<Record<string, string>> = {
    button: "button",
    checkbox: "input[type=checkbox]",
    heading: "h1, h2, h3",
    link: "a[href]",
    listitem: "li",
    textbox: "input:not([type=checkbox], [role]), textarea",
  };
  const selector = [`[role="${role}"]`, native[role] ?? []].flat().join();
  const within = root instanceof Document || root instanceof Element ? root : document;
  return [...within.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && fits(nameOf(element)),
  );

  function textOf(element: Element | null | undefined): string {
    return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  }

  function nameOf(element: Element): string {
    const ids = element.getAttribute("aria-labelledby")?.split(" ");
    if (ids !== undefined) return ids.map((id) => textOf(document.getElementById(id))).join(" ");
    const label = element.getAttribute("aria-label");
    if (label !== null) return label.replaceAll(/\s+/g, " ");
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = isField || element instanceof HTMLButtonElement ? element.labels : null;
    return isField || labels?.length ? textOf(labels?.[0]) : textOf(element);
  }
}

/** Applies to all pages of this process. */
export function registerNamed(): void {
  Puppeteer.registerCustomQueryHandler("named", { queryAll: allNamed });
}
