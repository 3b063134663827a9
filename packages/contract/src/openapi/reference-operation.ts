import type { JsonSchema } from "../kit/json-schema.ts";
import type { Located, OpenApiDocument, Operation, Parameter, Ref, Response } from "./document.ts";
import { isRef, refName } from "./document.ts";
import type { Html } from "./html.ts";
import { html, inline } from "./html.ts";
import { referenceTexts as texts } from "./reference.texts.ts";
import { badge, example, parameterTable, schemaTable } from "./reference-schema.ts";
import { schemaLink, typeOf } from "./reference-type.ts";

/** Collapsed: a summary line, then parameters, body and answers. */
export function operationView({ method, path, operation }: Located, document: OpenApiDocument): Html {
  const { operationId, summary, description, "x-kind": kind } = operation;
  const search = `${method} ${path} ${operationId} ${summary}`.toLowerCase();
  return html`<details class="operation" data-search="${search}"><summary>
<span class="method ${method.toLowerCase()}">${method}</span>
<span class="path">${pathView(path)}</span><span class="summary">${summary}</span>${badge(operation["x-provenance"])}</summary>
<div class="body" id="${operationId}">
<p class="facts"><a href="#${operationId}"><code>${operationId}</code></a>${kind === undefined ? undefined : ` · ${texts.kinds[kind]}`}</p>
${description === undefined ? undefined : html`<p class="note" lang="${operation["x-lang"] ?? "fr"}">${inline(description)}</p>`}
${parametersView(operation.parameters ?? [], document)}${bodyView(operation, document)}${answersView(operation)}</div></details>`;
}

function pathView(path: string): Html[] {
  return path.split(/(\{\w+\}|\/)/).map((piece) => {
    if (piece === "/") return html`/<wbr>`;
    return piece.startsWith("{") ? html`<em>${piece}</em>` : html`${piece}`;
  });
}

function parametersView(
  parameters: readonly (Parameter | Ref)[],
  document: OpenApiDocument,
): Html | undefined {
  if (parameters.length === 0) return undefined;
  const own = parameters.filter((each): each is Parameter => !isRef(each));
  const shared = parameters.filter(isRef).map((each) => refName(each.$ref));
  return html`<h3>${texts.parameters}</h3>${own.length === 0 ? undefined : parameterTable(own)}
${shared.length === 0 ? undefined : html`<p class="shared">${shared.map((name) => html`<a class="chip" href="#parameter-${name}"><code>${document.components.parameters[name]?.name ?? name}</code></a> `)}</p>`}`;
}

function bodyView(operation: Operation, document: OpenApiDocument): Html | undefined {
  const { requestBody } = operation;
  const { schema, examples } = requestBody?.content["application/json"] ?? {};
  if (requestBody === undefined || schema?.$ref === undefined) return undefined;
  const name = refName(schema.$ref);
  const component: JsonSchema = document.components.schemas[name] ?? {};
  return html`<h3>${texts.body} <span class="muted">${schemaLink(name)}${requestBody.required ? undefined : ` (${texts.optionalBody})`}</span></h3>
${schemaTable(component)}${
  examples === undefined
    ? example(component.examples?.[0])
    : Object.values(examples).map(({ summary, value }) =>
        example(value, `${texts.example}\u00a0: ${summary}`),
      )
}`;
}

function answersView(operation: Operation): Html {
  const answers = Object.entries(operation.responses);
  const good = answers.flatMap(([status, each]) => (isRef(each) ? [] : [goodAnswer(status, each)]));
  const bad = answers.flatMap(([status, each]) =>
    isRef(each) ? [html`<a class="chip problem" href="#response-${refName(each.$ref)}">${status}</a> `] : [],
  );
  return html`<h3>${texts.answers}</h3><ul class="answers">${good}<li>${bad}</li></ul>`;
}

function goodAnswer(status: string, response: Response): Html {
  const contents = Object.entries(response.content ?? {}).map(([type, { schema }]) =>
    schema?.$ref === undefined ? html`<code>${type}</code> ` : html`${typeOf(schema)} `,
  );
  return html`<li><span class="chip ok">${status}</span> ${contents}<span class="muted">${response.description}</span></li>`;
}
