import type { walletRoutes } from "@palier/contract/areas/wallet";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import { FileInput } from "@palier/ui";
import type { FormParts } from "#actions/form-declaration.ts";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { walletTexts } from "./wallet.texts.ts";
import "./import-fields.css";

const texts = walletTexts.upload;
const { columns } = walletImportTexts;

/** How many lines of the chosen file are shown. */
const shownLines = 4;

interface ImportFieldsProps extends FormParts {
  readonly form: RecordFormHandle<typeof walletRoutes.upload.post.body>;
}

/** What a file holds, the file, and its first lines: a wrong file is seen before it is sent. */
export function ImportFields({ form, FormField }: ImportFieldsProps) {
  const { kind, fileName, content } = form.state.values;
  const known = Object.entries(columns).find(([each]) => each === kind)?.[1];
  const read = async (file: File): Promise<void> => {
    form.type("fileName", file.name);
    form.type("content", await file.text());
  };
  return (
    <>
      <FormField form={form} name="kind" />
      <FormField
        form={form}
        name="fileName"
        help={known === undefined ? texts.chooseKind : texts.header(Object.values(known).join(";"))}
        control={() => (
          <FileInput
            accept=".csv,text/csv"
            fileName={typeof fileName === "string" ? fileName : ""}
            onFile={(file) => void read(file)}
          />
        )}
      />
      {typeof content !== "string" || content === "" ? null : (
        <FormField
          form={form}
          name="content"
          help={texts.lines(lineCount(content) - 1)}
          control={() => <FirstLines content={content} />}
        />
      )}
    </>
  );
}

function FirstLines({ content }: { readonly content: string }) {
  return (
    // Keyboards scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <pre className="import-lines" tabIndex={0}>
      {content.split("\n", shownLines).join("\n")}
    </pre>
  );
}

/** Lines of a text, the empty one after the last line end left out. */
function lineCount(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return text.endsWith("\n") ? count : count + 1;
}
