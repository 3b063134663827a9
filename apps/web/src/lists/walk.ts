import { whenAdminChanges } from "#api/admin-change.ts";

export interface WalkStep {
  readonly place: string;
  /** The row's id in its list. */
  readonly id: string;
  readonly row: unknown;
}

/** `filtered`: the list's length. */
export interface WalkWindow {
  readonly steps: readonly WalkStep[];
  readonly filtered: number;
}

interface ListAsLeft {
  /** Regardless of page, order and filters. */
  readonly key: string;
  readonly title: string;
  /** URL with page, order and filters. */
  readonly place: string;
  readonly start: number;
  readonly shown: WalkWindow;
  /** @throws ApiFailure */
  read(from: { readonly start: number; readonly length: number }): Promise<WalkWindow>;
}

export interface WalkPlace {
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previous: WalkStep | undefined;
  readonly next: WalkStep | undefined;
}

/** Remaining rows that trigger a read; rows per read; rows kept. */
const near = 3;
const readAtOnce = 100;
const mostKept = 500;
/** Read again, as rows may have come or gone. */
const overlap = 40;

/** A record that left the list keeps its place, and so its successor. */
export class Walk {
  readonly #list: ListAsLeft;
  #steps: readonly WalkStep[];
  #start: number;
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

  /** Undefined for an unknown record. */
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

  /** Returns whether it read more. @throws ApiFailure */
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

const walks: Walk[] = [];
const mostLists = 5;

whenAdminChanges(() => {
  walks.length = 0;
});

/** Until the admin changes. */
export function rememberWalk(list: ListAsLeft): void {
  const others = walks.filter(({ key }) => key !== list.key).slice(1 - mostLists);
  walks.splice(0, walks.length, ...others, new Walk(list));
}

/** The list shown last that has this record. */
export const walkOf = (place: string): Walk | undefined =>
  walks.findLast((walk) => walk.at(place) !== undefined);
