import { useId } from "react";
import { classNames } from "../class-names.ts";
import { UploadIcon } from "../icons.ts";
import { useFieldAttributes } from "./field-context.ts";
import { controlTexts } from "./form-controls.texts.ts";

export interface FileInputProps {
  /** For the browser's dialog: `.csv,text/csv`. */
  accept: string;
  /** Empty for none. */
  fileName: string;
  onFile: (file: File) => void;
}

/** One file, chosen or dropped. */
export function FileInput({ accept, fileName, onFile }: FileInputProps) {
  const { readOnly, disabled, ...attributes } = useFieldAttributes({});
  const chosen = useId();
  return (
    <div className="ui-file">
      <UploadIcon aria-hidden size={20} />
      {fileName === "" ? (
        <span>{controlTexts.file.choose}</span>
      ) : (
        <span>
          <span className="ui-file__name">{fileName}</span>
          {controlTexts.file.replace}
        </span>
      )}
      {/* The browser would announce « no file »: the input's value is reset below. */}
      <span id={chosen} role="status" className="ui-hidden">
        {fileName === "" ? controlTexts.file.none : controlTexts.file.chosen(fileName)}
      </span>
      <input
        {...attributes}
        aria-describedby={classNames(chosen, attributes["aria-describedby"])}
        disabled={readOnly === true || disabled === true}
        type="file"
        accept={accept}
        className="ui-file__input"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again after correction.
          event.target.value = "";
        }}
      />
    </div>
  );
}
