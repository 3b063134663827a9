import { FileInput } from "@palier/ui";
import { useRef, useState } from "react";
import type { FieldSlot } from "#forms/field-control.tsx";
import { FalseCanvas, isHeic, isPicture, mostOfPicture, smallerPicture } from "./smaller-picture.ts";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";

/** Bytes; the contract limits Base64. */
const mostBytes = 675_000;

/** What is sent of a chosen file, or why it is not. */
type Outcome = { readonly file: File } | { readonly problem: string };

export function ProofFile({ value, onChange }: FieldSlot) {
  const [said, setSaid] = useState<string>();
  const chosen =
    typeof value === "object" && value !== null && "fileName" in value ? value.fileName : undefined;
  const latest = useRef<File>(undefined);
  const choose = async (file: File): Promise<void> => {
    latest.current = file;
    // Else the earlier file would be sent in the meantime.
    onChange(null);
    setSaid(isPicture(file) ? texts.upload.reading : undefined);
    const outcome = await sendable(file).catch(() => ({ problem: texts.upload.unreadable }));
    const content = "file" in outcome ? await base64Of(outcome.file).catch(() => undefined) : undefined;
    if (latest.current !== file) return;
    if ("problem" in outcome || content === undefined) {
      setSaid("problem" in outcome ? outcome.problem : texts.upload.unreadable);
      onChange(null);
      return;
    }
    const { name, size } = outcome.file;
    setSaid(outcome.file === file ? undefined : changed(file.size, size));
    onChange({ fileName: name, content });
  };
  return (
    <>
      <FileInput
        accept=".pdf,.png,.jpg,.jpeg"
        fileName={chosen === undefined ? "" : String(chosen)}
        onFile={(file) => void choose(file)}
      />
      <p role="status">{said}</p>
    </>
  );
}

const changed = (before: number, after: number): string =>
  after < before ? texts.upload.smaller(before, after) : texts.upload.converted;

async function sendable(file: File): Promise<Outcome> {
  if (isPicture(file)) return sendablePicture(file);
  return file.size <= mostBytes ? { file } : { problem: texts.upload.tooLarge };
}

async function sendablePicture(file: File): Promise<Outcome> {
  if (file.size > mostOfPicture) return { problem: texts.upload.pictureTooLarge };
  try {
    return { file: await smallerPicture(file, mostBytes) };
  } catch (error) {
    if (await isHeic(file)) return { problem: texts.upload.heic };
    // Small enough to be sent as it is; the server judges what it holds.
    if (file.size <= mostBytes) return { file };
    return { problem: error instanceof FalseCanvas ? texts.upload.falseCanvas : texts.upload.unreadable };
  }
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
