import type { walletRoutes } from "@palier/contract/areas/wallet";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import { Button, DownloadIcon, FileInput } from "@palier/ui";
import { useRef, useState } from "react";
import type { FormParts } from "#actions/form-declaration.ts";
import { problemWith } from "#api/failure.ts";
import { saveFile } from "#browser/save-file.ts";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { ImportPreview } from "./import-preview.tsx";
import { readImportFile } from "./read-import-file.ts";
import { modelCsv } from "./rejects-csv.ts";
import { type ImportKind, type PreviewedFile, useImportPreview } from "./use-import-preview.ts";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.upload;
const { columns } = walletImportTexts;

type UploadForm = RecordFormHandle<typeof walletRoutes.upload.post.body>;

export interface ImportFileProps extends FormParts {
  readonly form: UploadForm;
  readonly walletId: number;
}

export function ImportFile({ form, walletId, FormField }: ImportFileProps) {
  const { failure, values } = form.state;
  const [refusal, setRefusal] = useState<string>();
  const [isChosen, setChosen] = useState(false);
  const isStale = failure !== undefined && problemWith(failure, 409) !== undefined;
  const { state, retry } = useImportPreview(walletId, fileOf(values), isStale, (plan) => {
    if (values.plan !== plan) form.type("plan", plan);
    if (plan === null && values.takeOver === true) form.type("takeOver", false);
  });
  const latest = useRef<File>(undefined);
  const read = async (file: File): Promise<void> => {
    latest.current = file;
    setChosen(true);
    // A large workbook takes a while, in which the file that it replaces could still be imported.
    setRefusal(undefined);
    form.type("fileName", file.name);
    form.type("content", "");
    const chosen = await readImportFile(file);
    // It may also be read after the file that replaced it.
    if (latest.current !== file) return;
    setRefusal(chosen.ok ? undefined : chosen.message);
    form.type("content", chosen.ok ? chosen.text : "");
  };
  const unreadable = state.kind === "failed" ? problemWith(state.failure, 422) : undefined;
  const error = refusal ?? unreadable?.errors?.map(({ message }) => message).join(" ");
  const kind = kindOf(values.kind);
  // A draft may name a file that was still being read, or was refused.
  const name = isChosen || values.content ? values.fileName : "";
  return (
    <>
      <FormField
        form={error === undefined ? form : withError(form, error)}
        name="content"
        help={kind === undefined ? texts.chooseKind : texts.header(Object.values(columns[kind]).join(" · "))}
        control={() => (
          <FileInput
            accept=".csv,.txt,.xlsx,text/csv"
            fileName={typeof name === "string" ? name : ""}
            onFile={(file) => void read(file)}
          />
        )}
      />
      {kind === undefined ? null : (
        <div>
          <Button
            size="small"
            icon={DownloadIcon}
            onClick={() => saveFile(modelCsv(kind), texts.modelFile[kind])}
          >
            {texts.model}
          </Button>
        </div>
      )}
      {unreadable === undefined ? (
        <ImportPreview state={state} onRetry={retry} form={form} FormField={FormField} />
      ) : null}
    </>
  );
}

const withError = (form: UploadForm, message: string): UploadForm => ({
  ...form,
  state: { ...form.state, errors: { ...form.state.errors, content: message } },
});

const kindOf = (value: unknown): ImportKind | undefined =>
  value === "buildings" || value === "lots" || value === "users" ? value : undefined;

/** Undefined while kind or file is missing. */
function fileOf({
  fileName,
  content,
  ...rest
}: Readonly<Record<string, unknown>>): PreviewedFile | undefined {
  const kind = kindOf(rest.kind);
  if (kind === undefined) return undefined;
  if (typeof fileName !== "string" || typeof content !== "string" || content === "") return undefined;
  return { kind, fileName, content };
}
