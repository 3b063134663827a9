import type { PageParts } from "./page-parts.ts";
import type { TabWorld } from "./tab-world.ts";
import type { TriedOperation } from "./tried-operations.ts";
import type { TryWords } from "./try.texts.ts";
import type { tryAnswer } from "./try-answer.ts";
import type { Asked, tryForm } from "./try-form.ts";

export interface OperationViews {
  readonly tryAnswer: typeof tryAnswer;
  readonly tryForm: typeof tryForm;
}

interface Around {
  readonly tab: TabWorld;
  readonly linesOf: (world: string, asked: Asked) => string;
  readonly why: (error: unknown) => string;
}

/** Self-contained, see `sentFunctions`. */
export async function tryOperation(
  parts: PageParts,
  texts: TryWords,
  operation: TriedOperation,
  { tab, linesOf, why }: Around,
  views: OperationViews,
) {
  const world = await tab.name();
  const answer = views.tryAnswer(parts, texts);
  const form = views.tryForm(parts, texts, answer, {
    operation,
    world,
    linesOf: (asked) => linesOf(world, asked),
  });

  async function send(): Promise<void> {
    const { address, body } = form.asked();
    let json: object | undefined;
    try {
      json = body === undefined ? undefined : JSON.parse(body);
    } catch {
      answer.say(texts.badJson);
      return;
    }
    answer.say(texts.sending);
    try {
      answer.show(await tab.call(operation.method, address, json));
    } catch (error) {
      answer.say(why(error));
    }
  }
  form.element.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });

  /** From the form's GET. */
  async function prefill(): Promise<void> {
    const shown = await tab.call("GET", form.asked().address, undefined);
    const values = shown.status === 200 && shown.text !== null ? JSON.parse(shown.text).values : undefined;
    if (values !== undefined) form.fill(values);
  }

  return { element: form.element, prefill };
}
