import type { CalledAnswer } from "@palier/contract/control";
import type { curlLines } from "./curl-lines.ts";
import type { PageParts } from "./page-parts.ts";
import type { TriedOperation } from "./tried-operations.ts";
import type { TryWords } from "./try.texts.ts";

export interface TryPlace {
  /** The API's base: `/api`. */
  readonly base: string;
  readonly email: string;
  readonly password: string;
}

/**
 * In the reference page: each operation that is opened gets a form that calls it, signed in, in a world of this tab's own.
 * The calls go through the control API, so that this browser's own session stays what it is. Sent as its own text.
 */
export function runTry(
  texts: TryWords,
  { el, ask }: PageParts,
  linesOf: typeof curlLines,
  { email, password, base }: TryPlace,
  operations: Readonly<Record<string, TriedOperation>>,
): void {
  const kept = "palier-try-world";
  let opened: Promise<string> | undefined;

  /** The world of this tab, opened by the first call; a server that was started again opens it anew. */
  function world(): Promise<string> {
    opened ??= openWorld();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  async function openWorld(): Promise<string> {
    const name = sessionStorage.getItem(kept) ?? `docs-${crypto.randomUUID().slice(0, 8)}`;
    sessionStorage.setItem(kept, name);
    await ask("POST", "/__mock/worlds", { name });
    return name;
  }

  async function call(method: string, address: string, body: object | undefined): Promise<CalledAnswer> {
    const name = await world();
    const [path = "", ...query] = address.split("?");
    const sent = { method, path, query: query.join("?"), ...(body === undefined ? {} : { body }) };
    return ask<CalledAnswer>("POST", `/__mock/worlds/${name}/admins/${encodeURIComponent(email)}/call`, sent);
  }

  const pretty = (text: string): string => {
    try {
      return JSON.stringify(JSON.parse(text), undefined, 2);
    } catch {
      return text;
    }
  };

  async function addForm(below: HTMLElement): Promise<void> {
    const operation = operations[below.id];
    if (operation === undefined) return;
    const { method, body: first } = operation;
    const address = document.createElement("input");
    address.autocomplete = "off";
    address.value = operation.address;
    const example = method === "POST" ? JSON.stringify(first, undefined, 2) : undefined;
    const body = document.createElement("textarea");
    body.rows = 8;
    body.value = example ?? "";
    const status = el("p", { role: "status", class: "muted" });
    const answer = el("pre", { hidden: "", tabindex: "0", "aria-label": texts.answer });
    const curl = el("pre", { tabindex: "0", "aria-label": texts.curl });
    const copy = el("button", { type: "button" }, texts.copy);
    const name = await world();

    const lines = () =>
      linesOf(
        location.origin + base,
        { email, password },
        { world: name, method, address: address.value, body: example === undefined ? undefined : body.value },
      );
    const showLines = (): void => {
      curl.textContent = lines();
    };
    const form = el(
      "form",
      { class: "try" },
      el("h3", {}, texts.title),
      el("p", { class: "muted" }, texts.place.replace("{world}", name)),
      el("label", {}, texts.address, address),
      example !== undefined && el("label", {}, texts.body, body),
      el("button", { type: "submit" }, texts.send),
      copy,
      status,
      answer,
      el("details", { class: "example" }, el("summary", {}, texts.curl), curl),
    );
    form.addEventListener("input", showLines);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send();
    });
    copy.addEventListener("click", () => {
      void navigator.clipboard.writeText(lines()).then(() => {
        status.textContent = texts.copied;
      });
    });

    async function send(): Promise<void> {
      let json: object | undefined;
      try {
        json = example === undefined ? undefined : JSON.parse(body.value);
      } catch {
        status.textContent = texts.badJson;
        return;
      }
      status.textContent = texts.sending;
      try {
        show(await call(method, address.value, json));
      } catch (error) {
        status.textContent = error instanceof TypeError ? texts.lost : String(Object(error).message);
      }
    }

    function show({ status: code, type, text, whole, ms }: CalledAnswer): void {
      const notes = [type !== null && text === null && texts.noText, !whole && texts.cut].filter(Boolean);
      status.textContent = [`${code}`, type, `${ms}\u00a0ms`, ...notes].filter(Boolean).join(" · ");
      answer.hidden = text === null;
      answer.textContent = text === null ? "" : pretty(text);
    }

    below.append(form);
    showLines();
    if (operation.hasForm) await prefill();

    /** A form's own GET knows what it is sent with: this record's values and version. */
    async function prefill(): Promise<void> {
      const shown = await call("GET", address.value, undefined);
      const values = shown.status === 200 && shown.text !== null ? JSON.parse(shown.text).values : undefined;
      if (values === undefined || body.value !== example) return;
      body.value = JSON.stringify({ ...Object(first), ...values }, undefined, 2);
      showLines();
    }
  }

  function offer(operation: Element): void {
    const below = operation.querySelector<HTMLElement>(":scope > .body");
    if (below === null || below.dataset.tried !== undefined) return;
    below.dataset.tried = "";
    addForm(below).catch((error: unknown) => {
      delete below.dataset.tried;
      below.querySelector(".failed")?.remove();
      const text = error instanceof TypeError ? texts.lost : String(Object(error).message);
      below.append(el("p", { class: "failed", role: "alert" }, text));
    });
  }

  for (const operation of document.querySelectorAll(".operation[open]")) offer(operation);
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(".operation")) offer(target);
    },
    true,
  );
}
