/** A request that is refused: nothing of it is kept, and the answer is a problem of the document. */
export class Refusal extends Error {
  readonly slug: string;
  readonly more: object;

  constructor(slug: string, more: object = {}) {
    super(slug);
    this.slug = slug;
    this.more = more;
  }
}

/** The refusal of fields, each by its name. */
export const refuseFields = (names: readonly string[], detail: string): Refusal =>
  new Refusal("invalid-fields", { errors: names.map((path) => ({ path, message: detail })) });
