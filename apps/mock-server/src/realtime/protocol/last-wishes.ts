import { contains, type Path } from "../tree/path.ts";

/** May contain server values. */
export interface WishPart {
  readonly path: Path;
  readonly value: unknown;
}

/** Writes all parts at once, as the user signed in then. */
export interface Wish {
  readonly base: Path;
  readonly merge: boolean;
  readonly parts: readonly WishPart[];
}

/** Places per connection. */
const maxParts = 10_000;

/** In order of request. */
export class LastWishes {
  #wishes: readonly Wish[] = [];

  /** Replaces earlier ones at and below its places. False above the limit. */
  add(wish: Wish): boolean {
    for (const { path } of wish.parts) this.cancel(path);
    const count = this.#wishes.reduce((sum, { parts }) => sum + parts.length, wish.parts.length);
    if (count > maxParts) return false;
    this.#wishes = [...this.#wishes, wish];
    return true;
  }

  cancel(path: Path): void {
    this.#wishes = this.#wishes
      .map((wish) => ({ ...wish, parts: wish.parts.filter((part) => !contains(path, part.path)) }))
      .filter(({ parts }) => parts.length > 0);
  }

  list(): readonly Wish[] {
    return this.#wishes;
  }

  take(): readonly Wish[] {
    const wishes = this.#wishes;
    this.#wishes = [];
    return wishes;
  }
}
