import { useEffect, useRef } from "react";
import { controlTexts } from "./form-controls.texts.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { type EditorOptions, useEditor } from "./use-editor.ts";

const texts = controlTexts.richText;

/** Heavy: load it lazily. */
export function RichTextEditor(props: EditorOptions) {
  const box = useRef<HTMLDivElement>(null);
  const { editor, leftOut } = useEditor(box, props);
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
      <div role="status" className="ui-richtext__notice">
        {leftOut === undefined || leftOut.links.length === 0 ? null : (
          <p>{texts.linksLeftOut(leftOut.links)}</p>
        )}
        {leftOut === undefined || leftOut.pictures === 0 ? null : (
          <p>{texts.picturesLeftOut(leftOut.pictures)}</p>
        )}
      </div>
    </div>
  );
}
