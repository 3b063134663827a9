const comments =
  '.MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt, [data-style*="mso-element:comment"]';

/** A reviewer's, who is named or dated; elsewhere `del` is a look: text that is struck through. */
const deleted = ".msoDel, del[cite], del[datetime]";
const inserted = ".msoIns, ins[cite], ins[datetime]";

/** Removes Word's comments and the words deleted in review; those inserted there stay, without their line. */
export function acceptReview(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`${comments}, ${deleted}`)) element.remove();
  for (const element of body.querySelectorAll(inserted)) element.replaceWith(...element.childNodes);
}

const signs = "0123456789+-−";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₋";

/** Articles have no `sup` and no `sub`: `10<sup>3</sup>` would be read as 103. */
export function rewriteDigits(body: HTMLElement): void {
  for (const element of body.querySelectorAll("sup, sub")) {
    const others = element.localName === "sup" ? raised : lowered;
    const texts = body.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? "").replace(/[+−-]?\d+/g, (number) =>
        [...number].map((each) => others[signs.indexOf(each)] ?? each).join(""),
      );
  }
}
