import type { RouteEntry } from "@palier/contract";
import type { WireAnswer, WireRequest } from "../wire/wire.ts";

export class Exchange {
  readonly route: RouteEntry;
  readonly request: WireRequest;
  readonly answer: WireAnswer;
  /** With an equivalent answer, for readers. */
  shortPath: string | undefined;
  #json: { readonly value: unknown } | undefined;

  constructor(route: RouteEntry, request: WireRequest, answer: WireAnswer) {
    this.route = route;
    this.request = request;
    this.answer = answer;
  }

  get status(): number {
    return this.answer.status;
  }

  get type(): string {
    return this.answer.headers.get("content-type") ?? "";
  }

  get text(): string {
    return decoder.decode(this.answer.body);
  }

  /** Undefined when not JSON. */
  get json(): unknown {
    this.#json ??= { value: parsed(this.text) };
    return this.#json.value;
  }
}

const decoder = new TextDecoder();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
