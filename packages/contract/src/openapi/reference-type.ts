import type { JsonSchema } from "../kit/json-schema.ts";
import { refName } from "./document.ts";
import type { Html } from "./html.ts";
import { html, inline } from "./html.ts";
import { referenceTexts as texts } from "./reference.texts.ts";

const fieldKinds: Readonly<Record<string, string>> = texts.fieldKinds;

export const schemaLink = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

/** In French: `entier ≥ 1`, `liste de OrderItem`, `date ou null`. */
export function typeOf(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) return schemaLink(refName(schema.$ref));
  if (schema.anyOf !== undefined) return joined(schema.anyOf.map(typeOf));
  if (schema.const !== undefined) return codeOf(schema.const);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return html`${texts.any}`;
  return joined(types.map((type) => (type === "null" ? html`${texts.types.null}` : single(schema, type))));
}

const codeOf = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

const joined = (parts: readonly Html[]): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html` ${texts.or} ${part}`))}`;

function single(schema: JsonSchema, type: keyof typeof texts.types): Html {
  const { items } = schema;
  if (type === "array" && typeof items === "object" && !Array.isArray(items))
    return html`${texts.listOf} ${typeOf(items)}`;
  if (schema.enum !== undefined && schema["x-labels"] === undefined) return joined(schema.enum.map(codeOf));
  const kind = schema["x-kind"];
  const word = (typeof kind === "string" ? fieldKinds[kind] : undefined) ?? texts.types[type];
  return html`${word}${bounds(schema)}`;
}

function bounds(schema: JsonSchema): string {
  const { minimum, maximum, maxLength } = schema;
  const kind = schema["x-kind"];
  if (minimum !== undefined && maximum !== undefined)
    return ` ${texts.between(count(minimum), count(maximum))}`;
  const low =
    minimum === undefined || kind === "id" || kind === "reference" ? "" : ` ≥\u00a0${count(minimum)}`;
  const high = maximum === undefined ? "" : ` ≤\u00a0${count(maximum)}`;
  const length = maxLength === undefined ? "" : ` ≤\u00a0${count(maxLength)}`;
  return `${low}${high}${length}`;
}

const { format: count } = new Intl.NumberFormat("fr-FR");

/** What a field means: French label, choices, default. */
export function meaningOf(schema: JsonSchema): Html {
  const labels = schema["x-labels"] ?? itemLabels(schema);
  const preset = schema.default;
  const title = schema.title ?? (labels === undefined ? schema.description : undefined);
  return html`${inline(title ?? "")}${choices(labels)}${
    preset === undefined || preset === null || typeof preset === "object"
      ? undefined
      : html` <span class="muted">${texts.defaultValue} <code>${JSON.stringify(preset)}</code></span>`
  }`;
}

function itemLabels({ items }: JsonSchema): unknown {
  return typeof items === "object" && !Array.isArray(items) ? items["x-labels"] : undefined;
}

function choices(labels: unknown): Html | undefined {
  if (typeof labels !== "object" || labels === null) return undefined;
  const words = Object.entries(labels).map(
    ([value, word]: [string, unknown]) => html`<li><code>${value}</code> ${String(word)}</li>`,
  );
  return html`<ul class="choices">${words}</ul>`;
}
