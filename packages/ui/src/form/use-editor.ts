import { Editor, wrappingInputRule } from "@tiptap/core";
import { OrderedList } from "@tiptap/extension-list";
import { DOMParser } from "@tiptap/pm/model";
import { StarterKit } from "@tiptap/starter-kit";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import type { useFieldAttributes } from "./field-context.ts";
import { articleLink } from "./rich-text/link-address.ts";
import { type LeftOut, pastedHtml } from "./rich-text/pasted-html.ts";
import { pastedSlice } from "./rich-text/pasted-slice.ts";
import { sanitizedBody, sanitizeHtml } from "./sanitize-html.ts";

export interface EditorOptions {
  readonly value: string;
  readonly onValueChange: (html: string) => void;
  readonly onBlur: (() => void) | undefined;
  readonly attributes: ReturnType<typeof useFieldAttributes>;
  readonly labelId: string | undefined;
}

/** As JSON, since text would be parsed. */
const empty = { type: "doc", content: [{ type: "paragraph" }] };

/** An article's list has no `start` and no `type`: a number other than 1 stays text. */
const OwnOrderedList = OrderedList.extend({
  addAttributes: () => ({}),
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type, joinPredicate: () => false })];
  },
  addProseMirrorPlugins: () => [],
});

const extensions = [
  OwnOrderedList,
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // It would add an empty paragraph to a text that was only opened.
    trailingNode: false,
    orderedList: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      protocols: ["mailto", "tel"],
      // No wider than what output keeps: a link that looks alive is saved.
      isAllowedUri: (address) => articleLink(address) !== undefined,
    },
  }),
];

/** Follows `value`; the caller re-renders with each transaction. `leftOut` is of the last paste. */
export function useEditor(
  box: RefObject<HTMLElement | null>,
  { value, onValueChange, onBlur, attributes, labelId }: EditorOptions,
): { readonly editor: Editor | undefined; readonly leftOut: LeftOut | undefined } {
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const [editor, setEditor] = useState<Editor>();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  /** As loaded, as the editor writes it, and the caller's current value. */
  const text = useRef({ loaded: value, written: "", current: value });

  const changed = useEffectEvent((html: string, isEmpty: boolean) => {
    const { loaded, written } = text.current;
    // Undone typing is no change, even if the editor writes other tags.
    const next = html === written ? loaded : isEmpty ? "" : sanitizeHtml(html);
    if (next === text.current.current) return;
    text.current.current = next;
    onValueChange(next);
  });
  const left = useEffectEvent(() => onBlur?.());

  // Before the paint, so that neither toolbar nor text comes a frame later and moves what is below.
  useLayoutEffect(() => {
    const made = new Editor({
      element: box.current,
      extensions,
      injectCSS: false,
      // Tiptap's read stars as marks, and put another address into a link whose text is one.
      enablePasteRules: false,
      content: empty,
      onTransaction: renderAgain,
      onUpdate: () => changed(made.getHTML(), made.isEmpty),
      onBlur: left,
    });
    setEditor(made);
    return () => made.destroy();
  }, [box]);

  useLayoutEffect(() => {
    if (editor === undefined || (text.current.written !== "" && value === text.current.current)) return;
    // Trusted Types forbid Tiptap's parsing of text.
    const content = DOMParser.fromSchema(editor.schema).parse(sanitizedBody(value));
    // Undo must stop at the value set from outside.
    editor.chain().setMeta("addToHistory", false).setContent(content, { emitUpdate: false }).run();
    text.current = { loaded: value, written: editor.getHTML(), current: value };
    setLeftOut(undefined);
  }, [editor, value]);

  useBoxAttributes(editor, attributes, labelId, setLeftOut);
  return { editor, leftOut };
}

function useBoxAttributes(
  editor: Editor | undefined,
  attributes: EditorOptions["attributes"],
  labelId: string | undefined,
  onLeftOut: (leftOut: LeftOut | undefined) => void,
): void {
  const { id, disabled, readOnly } = attributes;
  const described = attributes["aria-describedby"];
  const invalid = attributes["aria-invalid"];
  const required = attributes["aria-required"];
  useEffect(() => {
    const editable = readOnly !== true && disabled !== true;
    editor?.setOptions({
      editable,
      editorProps: {
        transformPastedHTML: (copied) => {
          const { html, leftOut } = pastedHtml(copied);
          onLeftOut(leftOut);
          return html;
        },
        transformPastedText: (copied) => {
          onLeftOut(undefined);
          return copied;
        },
        transformPasted: pastedSlice,
        attributes: {
          class: "ui-prose ui-richtext__content",
          role: "textbox",
          "aria-multiline": "true",
          // Read-only text must be reachable and copyable (L14).
          tabindex: "0",
          ...(editable ? {} : { "aria-readonly": "true" }),
          ...(id === undefined ? {} : { id }),
          ...(labelId === undefined ? {} : { "aria-labelledby": labelId }),
          ...(described === undefined ? {} : { "aria-describedby": described }),
          ...(invalid === undefined ? {} : { "aria-invalid": String(invalid) }),
          ...(required === undefined ? {} : { "aria-required": String(required) }),
        },
      },
    });
  }, [editor, readOnly, disabled, id, labelId, described, invalid, required, onLeftOut]);
}
