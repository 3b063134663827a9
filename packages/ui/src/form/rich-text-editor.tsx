import { useEffect, useRef } from "react";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { type EditorOptions, useEditor } from "./use-editor.ts";

/** Heavy: load it lazily. */
export function RichTextEditor(props: EditorOptions) {
  const box = useRef<HTMLDivElement>(null);
  const editor = useEditor(box, props);
  const { labelId } = props;
  useEffect(() => {
    // Labels focus only HTML form controls.
    const label = labelId === undefined ? null : document.getElementById(labelId);
    const focus = (): void => editor?.view.dom.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelId]);
  return (
    <div className="ui-richtext ui-input">
      {editor === undefined || props.attributes.disabled === true ? null : (
        <RichTextToolbar editor={editor} locked={props.attributes.readOnly === true} />
      )}
      <div ref={box} />
    </div>
  );
}
