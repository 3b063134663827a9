import type { CoreRequest } from "../core/exchange.ts";

/** With a buffered body. */
export class TappedRequest implements CoreRequest {
  readonly #request: CoreRequest;
  readonly #body: Uint8Array | undefined;

  constructor(request: CoreRequest, body: Uint8Array | undefined) {
    this.#request = request;
    this.#body = body;
  }

  get method(): string {
    return this.#request.method;
  }

  get path(): string {
    return this.#request.path;
  }

  get query(): string {
    return this.#request.query;
  }

  get secure(): boolean {
    return this.#request.secure;
  }

  header(name: string): string | undefined {
    return this.#request.header(name);
  }

  body(limit: number): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.#body !== undefined && this.#body.length <= limit ? this.#body : undefined);
  }
}
