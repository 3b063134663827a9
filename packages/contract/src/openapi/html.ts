/** Interpolated text is escaped, fragments are not. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | readonly Part[];

/** `html\`<p>${text}</p>\`` */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((text, string, index) => `${text}${written(parts[index - 1])}${string}`) };
}

function written(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "html" in part ? part.html : part.map(written).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A Markdown subset: paragraphs, lists, `code` and **bold**. */
export function markdown(text: string): Html[] {
  return text
    .split("\n\n")
    .map((block) =>
      block.startsWith("- ")
        ? html`<ul>${block.split("\n").map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`
        : html`<p>${inline(block)}</p>`,
    );
}

export function inline(text: string): Html[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece) => {
    if (piece.startsWith("`")) return html`<code>${piece.slice(1, -1)}</code>`;
    if (piece.startsWith("**")) return html`<strong>${piece.slice(2, -2)}</strong>`;
    return html`${piece}`;
  });
}
