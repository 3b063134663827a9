import type { PageParts } from "./page-parts.ts";
import type { TriedOperation } from "./tried-operations.ts";
import type { TryWords } from "./try.texts.ts";
import type { tryAnswer } from "./try-answer.ts";

export interface Asked {
  readonly address: string;
  /** As typed; undefined for a GET. */
  readonly body: string | undefined;
}

interface Around {
  readonly operation: TriedOperation;
  readonly world: string;
  readonly linesOf: (asked: Asked) => string;
}

/** Self-contained, see `sentFunctions`. */
export function tryForm(
  { el }: PageParts,
  texts: TryWords,
  { status, answer, say }: ReturnType<typeof tryAnswer>,
  { operation, world, linesOf }: Around,
) {
  const address = document.createElement("input");
  address.autocomplete = "off";
  address.value = operation.address;
  const example = operation.method === "POST" ? JSON.stringify(operation.body, undefined, 2) : undefined;
  const body = document.createElement("textarea");
  body.rows = 8;
  body.value = example ?? "";
  const curl = el("pre", { tabindex: "0", "aria-label": texts.curl });
  const copy = el("button", { type: "button" }, texts.copy);
  const element = el(
    "form",
    { class: "try" },
    el("h3", {}, texts.title),
    el("p", { class: "muted" }, texts.place.replace("{world}", world)),
    el("label", {}, texts.address, address),
    example !== undefined && el("label", {}, texts.body, body),
    el("button", { type: "submit" }, texts.send),
    copy,
    status,
    answer,
    el("details", { class: "example" }, el("summary", {}, texts.curl), curl),
  );

  const asked = (): Asked => ({
    address: address.value,
    body: example === undefined ? undefined : body.value,
  });
  function showLines(): void {
    curl.textContent = linesOf(asked());
  }
  element.addEventListener("input", showLines);
  copy.addEventListener("click", () => {
    void navigator.clipboard.writeText(linesOf(asked())).then(() => say(texts.copied));
  });

  /** Unless edited. */
  function fill(values: object): void {
    if (body.value !== example) return;
    body.value = JSON.stringify({ ...Object(operation.body), ...values }, undefined, 2);
    showLines();
  }

  showLines();
  return { element, asked, fill };
}
