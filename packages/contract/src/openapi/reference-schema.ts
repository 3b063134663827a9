import type { JsonSchema } from "../kit/json-schema.ts";
import type { Parameter } from "./document.ts";
import type { Html } from "./html.ts";
import { html, inline } from "./html.ts";
import { referenceTexts as texts } from "./reference.texts.ts";
import { meaningOf, typeOf } from "./reference-type.ts";

type Words = Readonly<Record<string, string>>;
const provenanceWords: Words = texts.provenance;
const provenanceTitles: Words = texts.provenanceTitles;

export function badge(provenance: unknown): Html | undefined {
  if (typeof provenance !== "string") return undefined;
  return html`<span class="badge ${provenance}" title="${provenanceTitles[provenance] ?? ""}">${
    provenanceWords[provenance] ?? provenance
  }</span>`;
}

interface Row {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** One row per member; nested objects under dotted paths. */
export function schemaTable(schema: JsonSchema): Html {
  const rows = rowsOf(schema, "", 0);
  if (rows.length === 0) return html`<p>${typeOf(schema)}</p>`;
  const origins = rows.map((row) => row.schema["x-provenance"]);
  const cells = rows.map(
    (row) => html`<tr><th scope="row"><code>${row.path}</code>${row.required ? star : undefined}</th>
<td>${typeOf(row.schema)}</td><td class="meaning">${meaningOf(row.schema)}</td>${originCell(row.schema["x-provenance"], origins)}</tr>`,
  );
  return wide(html`<table><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.type}</th>
<th scope="col">${texts.meaning}</th>${originHead(origins)}</tr></thead><tbody>${cells}</tbody></table>`);
}

const originHead = (origins: readonly unknown[]): Html | undefined =>
  origins.some(isSaid) ? html`<th scope="col">${texts.origin}</th>` : undefined;
const originCell = (origin: unknown, origins: readonly unknown[]): Html | undefined =>
  origins.some(isSaid) ? html`<td>${badge(origin)}</td>` : undefined;
const isSaid = (origin: unknown): boolean => origin !== undefined;

const star = html`<abbr class="required" title="${texts.required}">*</abbr>`;
const deepest = 2;

/** Scrolls sideways in place of the page; focusable for keyboards. */
const wide = (table: Html): Html =>
  html`<div class="wide" role="group" aria-label="${texts.table}" tabindex="0">${table}</div>`;

function rowsOf(schema: JsonSchema, prefix: string, depth: number): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, member]) => {
    if (typeof member === "boolean") return [];
    const row = {
      path: `${prefix}${key}`,
      schema: member,
      required: schema.required?.includes(key) === true,
    };
    const { items } = member;
    const inner = typeof items === "object" && !Array.isArray(items) ? items : member;
    if (inner.properties === undefined || depth >= deepest) return [row];
    return [row, ...rowsOf(inner, `${row.path}${inner === member ? "." : "[]."}`, depth + 1)];
  });
}

export function parameterTable(parameters: readonly Parameter[]): Html {
  const origins = parameters.map((each) => each["x-provenance"]);
  const cells = parameters.map(
    (
      each,
    ) => html`<tr><th scope="row"><code>${each.name}</code>${each.required === true ? star : undefined}</th>
<td>${texts.places[each.in]}</td><td>${typeOf(each.schema)}</td>
<td class="meaning">${inline(each.description ?? "")} ${choicesOnly(each.schema)}</td>${originCell(each["x-provenance"], origins)}</tr>`,
  );
  return wide(html`<table><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.place}</th>
<th scope="col">${texts.type}</th><th scope="col">${texts.meaning}</th>${originHead(origins)}</tr></thead>
<tbody>${cells}</tbody></table>`);
}

function choicesOnly(schema: JsonSchema): Html {
  const { title: _title, description: _description, ...rest } = schema;
  return meaningOf(rest);
}

/** Collapsed JSON. */
export function example(value: unknown, summary: string = texts.example): Html {
  return html`<details class="example"><summary>${summary}</summary><pre><code>${JSON.stringify(value, null, 2)}</code></pre></details>`;
}
