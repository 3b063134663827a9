import type { AnswerBody, CoreAnswer } from "../core/exchange.ts";

/** The core's answer as the Fetch API has it. */
export function fetchResponse({ status, headers, body }: CoreAnswer, method: string): Response {
  return new Response(method === "HEAD" ? null : fetchBody(body), { status, headers });
}

function fetchBody(body: AnswerBody): BodyInit | null {
  if (body === undefined || typeof body === "string") return body ?? null;
  return body instanceof Uint8Array ? body : streamOf(body);
}

/** Pulled by its reader, so that an export is made no faster than it is read. */
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
