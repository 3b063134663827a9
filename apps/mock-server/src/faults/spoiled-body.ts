import { jsonHeaders } from "../core/answers.ts";
import { bytesOf } from "../core/bytes.ts";
import type { AnswerBody, CoreAnswer } from "../core/exchange.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The right `content-length`: only the content is broken. */
export function malformed(answer: CoreAnswer): CoreAnswer {
  const { body } = answer;
  if (body === undefined) return { status: 200, headers: jsonHeaders, body: '{"' };
  if (typeof body === "string") return { ...answer, body: body.slice(0, Math.ceil(body.length / 2)) };
  if (body instanceof Uint8Array) return { ...answer, body: body.slice(0, Math.ceil(body.length / 2)) };
  return { ...answer, body: firstHalf(body) };
}

async function* firstHalf(body: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  for await (const chunk of body) {
    yield chunk.slice(0, Math.ceil(chunk.length / 2));
    return;
  }
}

const tick = 50;

/** `rate` in bytes per second. */
export const slowed = (answer: CoreAnswer, rate: number): CoreAnswer =>
  answer.body === undefined ? answer : { ...answer, body: trickle(answer.body, rate) };

async function* trickle(body: NonNullable<AnswerBody>, rate: number): AsyncGenerator<Bytes> {
  const size = Math.max(1, Math.floor((rate * tick) / 1000));
  const wait = (size * 1000) / rate;
  for await (const chunk of chunksOf(body)) {
    for (let at = 0; at < chunk.length; at += size) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      yield chunk.slice(at, at + size);
    }
  }
}

async function* chunksOf(body: NonNullable<AnswerBody>): AsyncGenerator<Bytes> {
  if (typeof body === "string") yield bytesOf(body);
  else if (body instanceof Uint8Array) yield body;
  else yield* body;
}
