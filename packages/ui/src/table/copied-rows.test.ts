import { afterEach, expect, it } from "vitest";
import { copyRows } from "./copied-rows.ts";

afterEach(() => {
  getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

/** What is copied of a row of these cells, `undefined` where the browser copies. */
function copied(cells: readonly string[], isBeyond = false): string | undefined {
  const frame = document.createElement("div");
  frame.innerHTML = `<div role="row">${cells.map((cell) => `<div role="gridcell">${cell}</div>`).join("")}</div>`;
  document.body.append(frame, "après");
  const range = document.createRange();
  range.selectNodeContents(isBeyond ? document.body : frame);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  const texts = new Map<string, string>();
  const clipboard = { setData: (type: string, text: string) => texts.set(type, text) };
  return copyRows(frame, clipboard as unknown as DataTransfer) ? texts.get("text/plain") : undefined;
}

it("copies what is only read aloud after what is seen, unless it is seen too", () => {
  const cells = [
    '<span class="ui-hidden">Remboursé en entier </span><s>12,00 €</s>',
    '<span class="ui-hidden">Jeanne </span><span>Jeanne</span>',
    '<span>Lyon</span><button><span class="ui-hidden">Modifier</span></button>',
  ];
  expect(copied(cells)).toBe("12,00 € Remboursé en entier\tJeanne\tLyon");
});

it("leaves a selection that reaches beyond the table to the browser", () => {
  expect([copied(["Un", "Deux"]), copied(["Un", "Deux"], true)]).toEqual(["Un\tDeux", undefined]);
});
