import { whenAdminChanges } from "#api/admin-change.ts";

/** A row of a list, and the page that it leads to. */
export interface WalkStep {
  readonly place: string;
  readonly row: unknown;
}

/** Some rows of a list as they stand now, from one row on, and how many there are. */
export interface WalkWindow {
  readonly steps: readonly WalkStep[];
  readonly filtered: number;
}

interface ListAsLeft {
  /** The list, whatever its page, order and filters are. */
  readonly key: string;
  readonly title: string;
  /** The list's address, with page, order and filters. */
  readonly place: string;
  /** Where its shown rows begin, 0-based. */
  readonly start: number;
  readonly shown: WalkWindow;
  /** Reads other rows of the same list. @throws ApiFailure */
  read(from: { readonly start: number; readonly length: number }): Promise<WalkWindow>;
}

/** Where a record stands in the list that it came from. */
export interface WalkPlace {
  /** 1-based. */
  readonly position: number;
  readonly total: number;
  readonly previous: WalkStep | undefined;
  readonly next: WalkStep | undefined;
}

/** How near the end of the known rows others are read, how many at once, and how many are kept. */
const near = 3;
const readAtOnce = 100;
const mostKept = 500;
/** Rows that are asked for again, since others may have come or gone meanwhile. */
const overlap = 40;

/**
 * The rows of a list in the order in which they stood there, to go from one to the next. A record that has left the list
 * since keeps its place, so that the next one is the one that followed it.
 */
export class Walk {
  readonly #list: ListAsLeft;
  #steps: readonly WalkStep[];
  #start: number;
  /** How many rows have left the list since. */
  #gone = 0;
  #reading: Promise<void> | undefined;

  constructor(list: ListAsLeft) {
    this.#list = list;
    this.#steps = list.shown.steps;
    this.#start = list.start;
  }

  get key(): string {
    return this.#list.key;
  }

  get title(): string {
    return this.#list.title;
  }

  get place(): string {
    return this.#list.place;
  }

  /** Undefined for a record that is not among the known rows. `fits` leaves out rows that are no stop on the way. */
  at(place: string, fits: (step: WalkStep) => boolean = () => true): WalkPlace | undefined {
    const index = this.#indexOf(place);
    if (index < 0) return undefined;
    const total = Math.max(this.#list.shown.filtered, this.#start + this.#steps.length);
    return {
      position: this.#start + index + 1,
      total,
      previous: this.#steps.slice(0, index).findLast(fits),
      next: this.#steps.slice(index + 1).find(fits),
    };
  }

  /** Reads more rows where the known ones end near this one. Returns whether any were asked for. @throws ApiFailure */
  async readAround(place: string, fits: (step: WalkStep) => boolean = () => true): Promise<boolean> {
    const index = this.#indexOf(place);
    if (index < 0) return false;
    const ahead = this.#steps.slice(index + 1).filter(fits).length;
    const endsBefore = this.#start + this.#steps.length < this.#list.shown.filtered;
    const readMore =
      ahead < near && endsBefore
        ? () => this.#readAfter()
        : index < near && this.#start > 0
          ? () => this.#readBefore()
          : undefined;
    if (readMore === undefined) return false;
    // What is on its way is waited for: the record's page asks twice, before and after the record has come.
    this.#reading ??= readMore().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
    return true;
  }

  async #readAfter(): Promise<void> {
    const read = () => {
      const known = Math.max(0, this.#steps.length - this.#gone - overlap);
      return this.#list.read({ start: this.#start + known, length: readAtOnce });
    };
    let window = await read();
    const gone = this.#list.shown.filtered - window.filtered;
    if (gone > this.#gone) {
      this.#gone = gone;
      window = await read();
    }
    const news = this.#unknownOf(window.steps);
    const steps = [...this.#steps, ...news];
    const dropped = Math.max(0, steps.length - mostKept);
    this.#steps = steps.slice(dropped);
    this.#start += dropped;
  }

  async #readBefore(): Promise<void> {
    const start = Math.max(0, this.#start - readAtOnce);
    const { steps } = await this.#list.read({ start, length: this.#start - start });
    const news = this.#unknownOf(steps);
    this.#steps = [...news, ...this.#steps].slice(0, mostKept);
    this.#start -= news.length;
  }

  #unknownOf(steps: readonly WalkStep[]): readonly WalkStep[] {
    const known = new Set(this.#steps.map(({ place }) => place));
    return steps.filter(({ place }) => !known.has(place));
  }

  #indexOf(place: string): number {
    return this.#steps.findIndex((step) => step.place === place);
  }
}

/** The lists that were shown last, the latest at the end. */
const walks: Walk[] = [];
const mostLists = 5;

whenAdminChanges(() => {
  walks.length = 0;
});

/** Remembers the rows of a list that is shown, for as long as this admin is signed in here. */
export function rememberWalk(list: ListAsLeft): void {
  const others = walks.filter(({ key }) => key !== list.key).slice(1 - mostLists);
  walks.splice(0, walks.length, ...others, new Walk(list));
}

/** The list that was shown last with this record in it. */
export const walkOf = (place: string): Walk | undefined =>
  walks.findLast((walk) => walk.at(place) !== undefined);
