import { apiCredentials } from "./api-base.ts";

const mark = "%PDF-";

/**
 * By content type and first bytes, which no browser renders as a page: the record's claim may be the
 * sender's. False if unreadable.
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
