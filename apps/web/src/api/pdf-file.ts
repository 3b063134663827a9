import { apiCredentials } from "./api-base.ts";

const mark = "%PDF-";

/**
 * Whether an address answers a PDF, by what the server calls it and by its first bytes: no browser reads such a file as a
 * page. A record's word is not enough, as it may be that of whoever sent the file. False when it cannot be read.
 */
export async function isPdfFile(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok, headers, body } = await fetch(address, { credentials: apiCredentials, signal });
    const isCalledPdf = /^application\/pdf\s*(?:;|$)/i.test(headers.get("content-type") ?? "");
    return ok && isCalledPdf && body !== null && (await firstText(body)) === mark;
  } catch {
    return false;
  }
}

/** The first bytes as text; the rest is not fetched. */
async function firstText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  let text = "";
  while (text.length < mark.length) {
    const { done, value } = await reader.read();
    if (done) break;
    text += String.fromCharCode(...value.subarray(0, mark.length));
  }
  await reader.cancel();
  return text.slice(0, mark.length);
}
