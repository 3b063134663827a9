import { contains, type Path } from "../tree/path.ts";

/** One place of a write that waits for the end of a connection; the value may hold server values still. */
export interface WishPart {
  readonly path: Path;
  readonly value: unknown;
}

/** What shall be written when the connection ends: all parts at once, as whoever is signed in then. */
export interface Wish {
  readonly base: Path;
  readonly merge: boolean;
  readonly parts: readonly WishPart[];
}

/** How many places one connection may leave wishes for. */
const maxParts = 10_000;

/** The `onDisconnect` operations of one connection, in the order in which they were asked. */
export class LastWishes {
  #wishes: readonly Wish[] = [];

  /** A later wish for a place takes the place of earlier ones there and below. False when there are too many. */
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

  /** All wishes, once. */
  take(): readonly Wish[] {
    const wishes = this.#wishes;
    this.#wishes = [];
    return wishes;
  }
}
