import { describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { routesOf } from "../kit/routes-of.ts";
import { controlApi } from "./control-api.ts";
import { operationsOf } from "./document.ts";
import { html, markdown } from "./html.ts";
import { openApi } from "./open-api.ts";
import { referenceTexts as texts } from "./reference.texts.ts";
import { referencePage } from "./reference.ts";

const document = openApi();
const page = referencePage(document, { scriptUrl: "/docs/reference.js", documentUrl: "/docs/openapi.json" });
const all = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map((match) => match[1] ?? "");
const ids = all(/ id="([^"]+)"/g);

test("B07: the reference shows every operation of the contract, with its path and its provenance", () => {
  for (const { name } of routesOf(contract)) expect(ids).toContain(name);
  expect(all(/<details class="operation"( )/g)).toHaveLength(
    Object.values(document.paths).flatMap(({ get, post }) => [get, post].filter(Boolean)).length,
  );
  expect(page).toContain(`<strong>83</strong><span class="badge spec"`);
  expect(page).toContain("/<wbr>buildings/<wbr>ajax<em>{negotiatedServiceId}</em>/<wbr>admin");
});

test("B08: what is assumed is seen at the field", () => {
  const order = page.slice(page.indexOf('id="schema-OrderRefundValues"'));
  expect(order.slice(0, order.indexOf("</tr>", order.indexOf("amountCents")))).toContain(
    texts.provenance.assumed,
  );
});

test("every address in the page leads to a place in it, and no two places share a name", () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const target of new Set(all(/href="#([^"]+)"/g))) expect(ids).toContain(target);
});

test("the page stands alone: no outside address is loaded, one style sheet, no script in the page, no handlers", () => {
  const loaded = all(/<(?:script|link|img|iframe|source|video|audio|object|embed)\b([^>]*)>/g);
  expect(loaded).toEqual([' rel="icon" href="data:,"', ' src="/docs/reference.js" defer']);
  expect(all(/(<style)/g)).toHaveLength(1);
  expect(page).not.toMatch(/url\(|@import/);
  expect(page).not.toMatch(/<[^>]+\s(?:on\w+|style)=/);
  expect(page).toContain('<html lang="fr">');
});

test("without a script's address the page has neither script nor filter", () => {
  const plain = referencePage(document);
  expect(plain).not.toContain("<script");
  expect(plain).not.toContain('role="search"');
  expect(plain).toContain('id="order.refund.post"');
});

describe("the control API's page", () => {
  const others = [{ url: "/docs", name: "API d’administration" }];
  const documentUrl = "/docs/mock.json";
  const control = referencePage(controlApi(), { documentUrl, others });
  const found = (pattern: RegExp) => [...control.matchAll(pattern)].map((match) => match[1] ?? "");

  test("shows every operation with its method, and says nothing of a specification that does not know it", () => {
    const names = found(/<div class="body" id="([^"]+)">/g);
    for (const { method, operation } of operationsOf(controlApi())) {
      expect(names).toContain(operation.operationId);
      expect(control).toContain(`<span class="method ${method.toLowerCase()}">${method}</span>`);
    }
    expect(control).not.toContain('class="badge');
    expect(control).not.toContain(texts.origin);
    expect(control).not.toContain(texts.sharedParameters);
    expect(control).not.toContain('lang="en"');
  });

  test("has its own places, and leads to its document and to the other reference", () => {
    const places = found(/ id="([^"]+)"/g);
    expect(new Set(places).size).toBe(places.length);
    for (const target of new Set(found(/href="#([^"]+)"/g))) expect(places).toContain(target);
    const list = control.slice(control.indexOf('class="links"'));
    expect(list.slice(0, list.indexOf("</ul>"))).toMatch(/href="\/docs\/mock\.json".*href="\/docs"/);
  });

  test("shows each example of a body under what it does, and the words of a closed choice", () => {
    expect(control).toContain(`${texts.example}\u00a0: Le prochain export échoue`);
    expect(control).toContain("<code>&quot;yielded&quot;</code> ou <code>&quot;refused&quot;</code>");
  });
});

test("the table of contents can be folded, and is so until it is opened where there is no room for it", () => {
  expect(page).toMatch(/<nav [^>]+><details class="contents"><summary>[^<]+<\/summary>/);
  expect(page).toMatch(/@media \(min-width: 901px\)[^@]*@supports selector\(::details-content\)/);
});

test("text is escaped, in content and in attributes, and the little Markdown is only what it says", () => {
  const text = `<img src=x onerror="a('&')">`;
  expect(html`<p title="${text}">${text}</p>`.html).toBe(
    '<p title="&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;">&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;</p>',
  );
  expect(html`${markdown("a **b** `<c>`\n\n- d\n- e")}`.html).toBe(
    "<p>a <strong>b</strong> <code>&lt;c&gt;</code></p><ul><li>d</li><li>e</li></ul>",
  );
});
