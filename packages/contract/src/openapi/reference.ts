import type { JsonSchema } from "../kit/json-schema.ts";
import type { Located, OpenApiDocument, Parameter, Response } from "./document.ts";
import { operationsOf } from "./document.ts";
import type { Html } from "./html.ts";
import { html, markdown } from "./html.ts";
import { referenceTexts as texts } from "./reference.texts.ts";
import { operationView } from "./reference-operation.ts";
import { badge, example, parameterTable, schemaTable } from "./reference-schema.ts";
import { referenceStyle } from "./reference-style.ts";

export interface ReferenceOptions {
  /** Of `referenceScript`; without it, no filter and no script. */
  readonly scriptUrl?: string;
  /** The script for trying operations, loaded when one is opened. */
  readonly tryUrl?: string;
  readonly documentUrl?: string;
  readonly others?: readonly { readonly url: string; readonly name: string }[];
}

/**
 * The `/docs` reference: one HTML page, without external resources.
 * @example referencePage(openApi(), { documentUrl: "/openapi.json" })
 */
export function referencePage(document: OpenApiDocument, options: ReferenceOptions = {}): string {
  const { info } = document;
  const operations = operationsOf(document);
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${info.title}</title><style>${{ html: referenceStyle }}</style>
${options.scriptUrl === undefined ? undefined : html`<script src="${options.scriptUrl}"${options.tryUrl === undefined ? undefined : html` data-try="${options.tryUrl}"`} defer></script>`}</head>
<body><a class="skip" href="#contenu">${texts.skip}</a><div class="frame">
<nav aria-label="${texts.contents}"><details class="contents"><summary>${texts.contents}</summary>${contents(document, operations)}</details></nav>
<main id="contenu"><h1>${info.title}</h1><p>${info.summary} ${texts.version}\u00a0${info.version}.</p>
${links(options)}
${counts(operations.filter(({ operation }) => operation["x-same-as"] === undefined))}
${options.scriptUrl === undefined ? undefined : filter()}
<section class="conventions" id="conventions"><h2>${texts.conventions}</h2>${markdown(info.description)}</section>
${document.tags.map((tag) => areaView(tag.name, operations, document))}
${hasShared(document) ? sharedView(document.components.parameters) : undefined}${errorsView(document.components.responses)}${schemasView(document.components.schemas)}
</main></div></body></html>
`.html;
}

function links({ documentUrl, others = [] }: ReferenceOptions): Html | undefined {
  const own = documentUrl === undefined ? [] : [{ url: documentUrl, name: texts.openDocument }];
  const all = [...own, ...others];
  if (all.length === 0) return undefined;
  return html`<ul class="links" aria-label="${texts.elsewhere}">${all.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}</ul>`;
}

const hasShared = ({ components }: OpenApiDocument): boolean => Object.keys(components.parameters).length > 0;

/** Prefixed: an operation may be named like its area. */
const slug = (name: string): string => `rubrique-${name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}`;
const inArea = (operations: readonly Located[], tag: string) =>
  operations.filter(({ operation }) => operation.tags.includes(tag));

function contents(document: OpenApiDocument, operations: readonly Located[]): Html {
  const groups = document["x-tagGroups"].map(
    ({ name, tags }) =>
      html`<h2>${name}</h2><ul>${tags.map(
        (tag) =>
          html`<li><a href="#${slug(tag)}">${tag} <span class="count">${inArea(operations, tag).length}</span></a></li>`,
      )}</ul>`,
  );
  const annexes = [
    ["conventions", texts.conventions],
    ...(hasShared(document) ? [["parametres-partages", texts.sharedParameters] as const] : []),
    ["erreurs", texts.errors],
    ["schemas", texts.schemas],
  ] as const;
  return html`${groups}<h2>${texts.annexes}</h2><ul>${annexes.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>`;
}

function counts(operations: readonly Located[]): Html {
  const kinds = ["spec", "assumed", "extension"] as const;
  const items = kinds.map((kind) => ({
    kind,
    count: operations.filter(({ operation }) => operation["x-provenance"] === kind).length,
  }));
  return html`<ul class="counts"><li><strong>${operations.length}</strong>${texts.operations}</li>${items
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => html`<li><strong>${count}</strong>${badge(kind)}</li>`)}</ul>`;
}

function filter(): Html {
  return html`<form class="filter" role="search" hidden><label for="filtre">${texts.search}</label>
<input id="filtre" type="search" autocomplete="off" placeholder="${texts.searchHint}"><output for="filtre" class="muted"></output></form>
<p class="none muted" hidden>${texts.noMatch}</p>`;
}

function areaView(tag: string, operations: readonly Located[], document: OpenApiDocument): Html {
  return html`<section data-area id="${slug(tag)}"><h2>${tag}</h2>${inArea(operations, tag).map((each) => operationView(each, document))}</section>`;
}

function sharedView(parameters: Readonly<Record<string, Parameter>>): Html {
  const views = Object.entries(parameters).map(([name, parameter]) =>
    component(`parameter-${name}`, name, html`${parameterTable([parameter])}${schemaOf(parameter.schema)}`),
  );
  return html`<section class="annex" id="parametres-partages"><h2>${texts.sharedParameters}</h2>${views}</section>`;
}

/** The members of a bracketed parameter. */
function schemaOf(schema: JsonSchema): Html | undefined {
  const inner = typeof schema.items === "object" && !Array.isArray(schema.items) ? schema.items : schema;
  return inner.properties === undefined ? undefined : schemaTable(inner);
}

function errorsView(responses: Readonly<Record<string, Response>>): Html {
  const views = Object.entries(responses).map(([name, response]) => {
    const values = Object.values(response.content ?? {}).flatMap(({ examples }) =>
      Object.values(examples ?? {}),
    );
    const shown = values.map(
      ({ summary, value }) =>
        html`<h3>${summary}</h3><pre><code>${JSON.stringify(value, null, 2)}</code></pre>`,
    );
    return component(`response-${name}`, name, html`${shown}`, response.description);
  });
  return html`<section class="annex" id="erreurs"><h2>${texts.errors}</h2>${views}</section>`;
}

function schemasView(schemas: Readonly<Record<string, JsonSchema>>): Html {
  const views = Object.entries(schemas).map(([name, schema]) =>
    component(`schema-${name}`, name, html`${schemaTable(schema)}${example(schema.examples?.[0])}`),
  );
  return html`<section class="annex" id="schemas"><h2>${texts.schemas}</h2>${views}</section>`;
}

/** The anchor inside lets a link open it. */
const component = (id: string, title: string, body: Html, meaning?: string): Html =>
  html`<details class="component"><summary><code>${title}</code>${meaning === undefined ? undefined : html` <span class="muted">${meaning}</span>`}</summary><div class="body" id="${id}">${body}</div></details>`;
