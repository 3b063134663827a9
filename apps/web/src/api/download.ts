import { saveFile } from "#browser/save-file.ts";
import { addressOf } from "./address.ts";
import { type OpenResponse, refusal, send } from "./fetcher.ts";
import type { PathValues, QueryValues } from "./route.ts";

export interface DownloadInput {
  /** With colons. */
  readonly path: string;
  readonly params: PathValues;
  readonly query: QueryValues;
  readonly signal: AbortSignal;
  /** A streamed file's total is unknown. */
  readonly onBytes: (bytes: number, chunk: Uint8Array) => void;
}

/** @returns the file's name; undefined for an empty answer (204). @throws ApiFailure */
export async function download(input: DownloadInput): Promise<string | undefined> {
  const path = addressOf(input.path, input);
  const fetchOptions = { signal: input.signal };
  const open = await send(
    { path, method: "GET", headers: { accept: "*/*" }, body: null, fetchOptions },
    "no limit",
  );
  const { response } = open;
  if (response.status === 204) return undefined;
  if (!response.ok) throw await refusal(open);
  const name = fileName(response.headers.get("content-disposition"));
  saveFile(new Blob(await chunks(open, input), { type: response.headers.get("content-type") ?? "" }), name);
  return name;
}

async function chunks(
  { response, interrupted }: OpenResponse,
  { onBytes }: DownloadInput,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const read = await reader?.read();
      if (read === undefined || read.done) return parts;
      parts.push(read.value);
      bytes += read.value.byteLength;
      onBytes(bytes, read.value);
    }
  } catch (error) {
    throw interrupted(error);
  }
}

/** From `filename*=UTF-8''immeubles-2026-11-20.csv` (RFC 8187) or `filename=`. */
function fileName(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? "")?.[1];
  return (extended === undefined ? plain : decodeURIComponent(extended)) ?? "export.csv";
}
