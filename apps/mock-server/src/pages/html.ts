export interface Html {
  readonly html: string;
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** Markup in which interpolated text is escaped and fragments are not: `html\`<p>${text}</p>\``. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((text, string, index) => `${text}${written(parts[index - 1])}${string}`) };
}

function written(part: Part): string {
  if (part === undefined || part === false || part === "") return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "html" in part ? part.html : part.map(written).join("");
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Frame {
  readonly title: string;
  /** Style sheets and scripts. */
  readonly head: Html;
  readonly links: readonly { readonly url: string; readonly name: string }[];
  readonly skip: string;
}

/** A whole document: a title, links to other pages, then `body`, whose main part has the id `contenu`. */
export const framed = ({ title, head, links, skip }: Frame, body: Html): string =>
  html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title>
${head}</head>
<body><a class="skip" href="#contenu">${skip}</a>
<header class="top"><h1>${title}</h1>
<ul>${links.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}</ul></header>
${body}</body></html>
`.html;

export const style = (url: string): Html => html`<link rel="stylesheet" href="${url}">`;
