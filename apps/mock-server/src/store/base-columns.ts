import { forEachBelow, Sliced, type Slices } from "../slices.ts";
import { cellOf } from "./cell.ts";
import type { Column, ColumnReader } from "./column.ts";
import type { ColumnSpec } from "./column-spec.ts";
import { numberReader } from "./number-column.ts";
import { textReader } from "./text-column.ts";

function readerFor(spec: ColumnSpec, count: number): ColumnReader | undefined {
  switch (spec.kind) {
    case "text":
      return textReader(spec, count);
    case "number":
    case "boolean":
      return numberReader(spec, spec.kind, count);
    case "json":
      return undefined;
  }
}

/** A base table's columns, read in one pass, as rows may be costly to create, and ordered on first use. */
export class BaseColumns {
  readonly specs: ReadonlyMap<string, ColumnSpec>;
  readonly #count: number;
  readonly #rowAt: (index: number) => object;
  readonly #readers = new Sliced(() => this.#read());
  readonly #columns: ReadonlyMap<string, Sliced<Column>>;

  constructor(specs: ReadonlyMap<string, ColumnSpec>, count: number, rowAt: (index: number) => object) {
    this.specs = specs;
    this.#count = count;
    this.#rowAt = rowAt;
    const indexed = [...specs.values()].filter(({ kind }) => kind !== "json");
    this.#columns = new Map(indexed.map(({ name }) => [name, new Sliced(() => this.#column(name))]));
  }

  /** Undefined for unknown and json columns. */
  get(name: string): Column | undefined {
    return this.#columns.get(name)?.get();
  }

  *#column(name: string): Slices<Column> {
    const readers = yield* this.#readers.rest();
    const reader = readers.get(name);
    if (reader === undefined) throw new RangeError(`no column ${name}`);
    const column = yield* reader.finish();
    readers.delete(name);
    return column;
  }

  *#read(): Slices<Map<string, ColumnReader>> {
    const readers = new Map<string, ColumnReader>();
    for (const spec of this.specs.values()) {
      const reader = readerFor(spec, this.#count);
      if (reader !== undefined) readers.set(spec.name, reader);
    }
    yield* forEachBelow(this.#count, (index) => {
      const row = this.#rowAt(index);
      for (const [name, reader] of readers) reader.add(index, cellOf(row, name));
    });
    return readers;
  }
}
