import { Fragment, type MarkType, type Node, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { linkAddress } from "./link-address.ts";

/**
 * What is pasted, as it is inserted: a heading stands on a line of its own, and addresses that are written out become links
 * unless they are in one, whose address may be another.
 */
export function pastedSlice(slice: Slice, { state }: EditorView): Slice {
  const { link } = state.schema.marks;
  const content = link === undefined ? slice.content : withLinks(slice.content, link);
  const isHeading = content.firstChild?.type.name === "heading";
  const { $from } = state.selection;
  return isHeading && slice.openStart > 0 && $from.parentOffset > 0
    ? new Slice(content, 0, content.childCount > 1 ? slice.openEnd : 0)
    : new Slice(content, slice.openStart, slice.openEnd);
}

const withLinks = (content: Fragment, link: MarkType): Fragment =>
  Fragment.from(
    content.content.flatMap((node) =>
      node.isText && link.isInSet(node.marks) === undefined
        ? linked(node, link)
        : [node.copy(withLinks(node.content, link))],
    ),
  );

/** Sites that name their scheme or `www`, and e-mail addresses, up to the signs of the sentence behind them. */
const addresses =
  /(?:https?:\/\/|www\.)[^\s<>"«»]*[^\s<>"«».,;:!?)\]]|[^\s<>"«»@:,;()]+@[^\s<>"«»@:,;()]+\.\p{L}{2,}/giu;

function linked(node: Node, link: MarkType): readonly Node[] {
  const text = node.text ?? "";
  const parts: Node[] = [];
  let kept = 0;
  for (const { 0: written, index } of text.matchAll(addresses)) {
    const href = linkAddress(written);
    if (href === undefined) continue;
    if (index > kept) parts.push(node.cut(kept, index));
    kept = index + written.length;
    parts.push(node.cut(index, kept).mark(link.create({ href }).addToSet(node.marks)));
  }
  if (kept < text.length) parts.push(node.cut(kept));
  return parts;
}
