/** @vitest-environment jsdom */
import { afterAll, beforeEach, expect, test } from "vitest";
import { bearTranslation } from "./translated-page.ts";

const { appendChild, insertBefore, removeChild } = Node.prototype;
const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") ?? {};
afterAll(() => {
  Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  Object.defineProperty(Node.prototype, "nodeValue", value);
});
bearTranslation();
beforeEach(() => document.body.replaceChildren());

function paragraph(...texts: readonly string[]) {
  const element = document.createElement("p");
  const nodes = texts.map((text) => document.createTextNode(text));
  element.append(...nodes);
  document.body.append(element);
  const font = document.createElement("font");
  font.textContent = "translated";
  return { element, nodes, font };
}

test("a node goes to the end before undefined", () => {
  const { element } = paragraph("un");
  Reflect.apply(element.insertBefore, element, [document.createTextNode(" deux"), undefined]);
  expect(element.textContent).toBe("un deux");
});

test("a text that is elsewhere is removed there, and one that is nowhere stays so", () => {
  const { element, nodes } = paragraph("un", "deux");
  const [moved, gone] = nodes as [Text, Text];
  const other = document.createElement("i");
  document.body.append(other);
  other.append(moved);
  gone.remove();
  expect([element.removeChild(moved), element.removeChild(gone)]).toEqual([moved, gone]);
  expect(document.body.textContent).toBe("");
});

test("a font that stands for two texts gives both back", () => {
  const { element, nodes, font } = paragraph("Bonjour ", "Jeanne");
  const [first, second] = nodes as [Text, Text];
  first.replaceWith(font);
  second.remove();
  first.nodeValue = "Bonsoir ";
  expect([...element.childNodes]).toEqual([first, second]);
  expect(element.textContent).toBe("Bonsoir Jeanne");
});

test("a text that the page removed stays away when its neighbour comes back", () => {
  const { element, nodes, font } = paragraph("Bonjour ", "Jeanne");
  const [first, second] = nodes as [Text, Text];
  first.replaceWith(font);
  element.removeChild(second);
  first.nodeValue = "Bonsoir";
  expect(element.textContent).toBe("Bonsoir");
});
