/** A refused request: rolled back and answered with a problem of the document. */
export class Refusal extends Error {
  readonly slug: string;
  readonly more: object;

  constructor(slug: string, more: object = {}) {
    super(slug);
    this.slug = slug;
    this.more = more;
  }
}

/** The same message for each field. */
export const refuseFields = (names: readonly string[], detail: string): Refusal =>
  new Refusal("invalid-fields", { errors: names.map((path) => ({ path, message: detail })) });
