import type { walletRoutes } from "@palier/contract/areas/wallet";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { Button, DownloadIcon, Field, FileInput, Select } from "@palier/ui";
import type { FormParts } from "#actions/form-declaration.ts";
import { problemWith } from "#api/failure.ts";
import { saveFile } from "#browser/save-file.ts";
import type { RecordFormHandle } from "#forms/use-record-form.ts";
import { importTexts } from "./import.texts.ts";
import { ImportPreview } from "./import-preview.tsx";
import { ColumnMapping } from "./mapping-step.tsx";
import { modelCsv } from "./rejects-csv.ts";
import type { ReadSheet } from "./sheet-text.ts";
import { useChosenFile } from "./use-chosen-file.ts";
import { type PreviewedFile, useImportPreview } from "./use-import-preview.ts";
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
  const isStale = failure !== undefined && problemWith(failure, 409) !== undefined;
  const kind = kindOf(values.kind);
  const { chosen, mapping, choose, chooseSheet, chooseFields } = useChosenFile(
    kind,
    (told) => form.type("kind", told),
    (fileName, content) => {
      form.type("fileName", fileName);
      form.type("content", content);
    },
  );
  const { state, retry } = useImportPreview(walletId, fileOf(values), isStale, (plan) => {
    if (values.plan !== plan) form.type("plan", plan);
    if (plan === null && values.takeOver === true) form.type("takeOver", false);
  });
  const unreadable = state.kind === "failed" ? problemWith(state.failure, 422) : undefined;
  const refusal = chosen?.read?.ok === false ? chosen.read.message : undefined;
  const error = refusal ?? unreadable?.errors?.map(({ message }) => message).join(" ");
  // A draft may name a file that was still being read, or was refused.
  const name = chosen !== undefined || values.content ? values.fileName : "";
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
            onFile={choose}
          />
        )}
      />
      <SheetChoice sheet={chosen?.sheet} onChoose={chooseSheet} />
      {mapping === undefined ? null : <ColumnMapping {...mapping} onChoose={chooseFields} />}
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

interface SheetChoiceProps {
  readonly sheet: ReadSheet | undefined;
  readonly onChoose: (name: string) => void;
}

/** Which sheet of a workbook is read, if it has several. */
function SheetChoice({ sheet, onChoose }: SheetChoiceProps) {
  if (sheet === undefined) return null;
  const { names, name, hiddenRows } = sheet;
  return (
    <>
      {names.length < 2 ? null : (
        <Field label={importTexts.sheet.label}>
          <Select
            value={name}
            options={names.map((each) => ({ value: each, label: each }))}
            placeholder={null}
            onValueChange={onChoose}
          />
        </Field>
      )}
      {hiddenRows === 0 ? null : <p>{importTexts.sheet.hidden(hiddenRows)}</p>}
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
