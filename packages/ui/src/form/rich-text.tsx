import { useContext } from "react";
import { Button } from "../basics/button.tsx";
import { Skeleton } from "../display/progress.tsx";
import { lazyCode } from "../lazy/lazy-code.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { FieldContext, useFieldAttributes, useNoLabelable } from "./field-context.ts";
import { controlTexts } from "./form-controls.texts.ts";
import { wordsOf } from "./rich-text-words.ts";
import type { EditorOptions } from "./use-editor.ts";

export interface RichTextProps {
  /** HTML, or empty. */
  value: string;
  /** Sanitised, or empty without content. */
  onValueChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  id?: string | undefined;
}

const texts = controlTexts.richText;

const Editor = lazyPart<EditorOptions>(
  lazyCode(async () => (await import("./rich-text-editor.tsx")).RichTextEditor),
  {
    pending: () => (
      <div role="status" aria-busy className="ui-richtext">
        <span className="ui-hidden">{texts.loading}</span>
        <Skeleton height="155px" />
      </div>
    ),
    failed: ({ retry }, { value }) => (
      <div className="ui-richtext ui-richtext--failed">
        <p role="alert">{texts.failed}</p>
        <Button size="small" onClick={retry}>
          {texts.retry}
        </Button>
        <p className="ui-richtext__plain">{wordsOf(value)}</p>
      </div>
    ),
  },
);

/** The editor loads when shown. */
export function RichText({ value, onValueChange, onBlur, readOnly, id }: RichTextProps) {
  const attributes = useFieldAttributes({ id, readOnly });
  const labelId = useContext(FieldContext)?.labelId;
  useNoLabelable();
  return (
    <Editor
      value={value}
      onValueChange={onValueChange}
      onBlur={onBlur}
      attributes={attributes}
      labelId={labelId}
    />
  );
}
