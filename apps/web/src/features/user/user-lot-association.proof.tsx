import { FileInput } from "@palier/ui";
import { useRef, useState } from "react";
import type { FieldSlot } from "#forms/field-control.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";

/** Bytes; the contract limits Base64. */
const mostBytes = 675_000;

export function ProofFile({ value, onChange }: FieldSlot) {
  const [problem, setProblem] = useState<string>();
  const chosen =
    typeof value === "object" && value !== null && "fileName" in value ? value.fileName : undefined;
  const latest = useRef<File>(undefined);
  const choose = (file: File): void => {
    latest.current = file;
    setProblem(undefined);
    if (file.size > mostBytes) {
      setProblem(texts.upload.tooLarge);
      onChange(null);
      return;
    }
    void base64Of(file).then(
      (content) => (latest.current === file ? onChange({ fileName: file.name, content }) : undefined),
      () => (latest.current === file ? setProblem(texts.upload.unreadable) : undefined),
    );
  };
  return (
    <>
      <FileInput
        accept=".pdf,.png,.jpg,.jpeg"
        fileName={chosen === undefined ? "" : String(chosen)}
        onFile={choose}
      />
      <p role="status">{problem}</p>
    </>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
