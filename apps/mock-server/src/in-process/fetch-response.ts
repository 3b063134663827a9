import type { AnswerBody, CoreAnswer } from "../core/exchange.ts";

export function fetchResponse({ status, headers, body }: CoreAnswer, method: string): Response {
  return new Response(method === "HEAD" ? null : fetchBody(body), { status, headers });
}

function fetchBody(body: AnswerBody): BodyInit | null {
  if (body === undefined || typeof body === "string") return body ?? null;
  return body instanceof Uint8Array ? body : streamOf(body);
}

/** Pull-based: an export is generated at its reader's pace. */
function streamOf(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
