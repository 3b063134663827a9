import { framed, html, style } from "./html.ts";
import { fileUrl } from "./page-files.ts";
import { docsTexts as texts } from "./pages.texts.ts";

interface Reference {
  readonly title: string;
  /** Of the OpenAPI document: `/openapi.json`. */
  readonly document: string;
  readonly links: readonly { readonly url: string; readonly name: string }[];
  /** Calls are made as this admin in a world apart; undefined: nothing can be called from here. */
  readonly tried?: { readonly email: string; readonly password: string; readonly base: string };
}

/** A page on which Swagger UI shows a document of this server. */
export function docsPage({ title, document, links, tried }: Reference): string {
  const head = html`${[fileUrl("swagger-ui.css"), fileUrl("page.css"), fileUrl("docs.css")].map(style)}
<script src="${fileUrl("swagger-ui-bundle.js")}" defer></script><script src="${fileUrl("docs.js")}" type="module"></script>`;
  const { lost, filter, provenance, conventions } = texts;
  const settings = { document, tried, texts: { lost, filter, provenance, conventions } };
  return framed(
    { title, head, skip: texts.skip, links: [{ url: document, name: texts.document }, ...links] },
    html`<div id="contenu" tabindex="-1"><noscript><p class="alert">${texts.noScript}</p></noscript>
${
  tried &&
  html`<div class="note"><p>${texts.world(tried.email)} <code id="world"></code></p>
<details><summary>${texts.curl}</summary><pre id="sign-in" tabindex="0"></pre><p>${texts.token}</p></details></div>`
}
<p id="alert" class="alert" role="alert" hidden></p>
<div id="reference" data-settings="${JSON.stringify(settings)}"></div></div>`,
  );
}
