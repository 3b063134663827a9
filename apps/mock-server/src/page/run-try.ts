import type { curlLines } from "./curl-lines.ts";
import type { PageParts } from "./page-parts.ts";
import type { tabWorld } from "./tab-world.ts";
import type { TriedOperation } from "./tried-operations.ts";
import type { TryWords } from "./try.texts.ts";
import type { OperationViews, tryOperation } from "./try-operation.ts";

interface Views extends OperationViews {
  readonly curlLines: typeof curlLines;
  readonly tabWorld: typeof tabWorld;
  readonly tryOperation: typeof tryOperation;
}

export interface TryPlace {
  /** `/api` */
  readonly base: string;
  readonly email: string;
  readonly password: string;
}

/** Adds a form to each opened operation. Self-contained, see `sentFunctions`. */
export function runTry(
  texts: TryWords,
  parts: PageParts,
  { email, password, base }: TryPlace,
  operations: Readonly<Record<string, TriedOperation>>,
  views: Views,
): void {
  const tab = views.tabWorld(parts, email);
  const why = (error: unknown): string =>
    error instanceof TypeError ? texts.lost : String(Object(error).message);

  async function addForm(below: HTMLElement): Promise<void> {
    const operation = operations[below.id];
    if (operation === undefined) return;
    const { method } = operation;
    const account = { email, password };
    const { element, prefill } = await views.tryOperation(
      parts,
      texts,
      operation,
      {
        tab,
        why,
        linesOf: (world, asked) =>
          views.curlLines(location.origin + base, account, { world, method, ...asked }),
      },
      views,
    );
    below.append(element);
    if (operation.hasForm) await prefill();
  }

  function offer(operation: Element): void {
    const below = operation.querySelector<HTMLElement>(":scope > .body");
    if (below === null || below.dataset.tried !== undefined) return;
    below.dataset.tried = "";
    addForm(below).catch((error: unknown) => {
      delete below.dataset.tried;
      below.querySelector(".failed")?.remove();
      below.append(parts.el("p", { class: "failed", role: "alert" }, why(error)));
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
