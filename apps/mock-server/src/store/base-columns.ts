/** The columns of a base table, read from its rows when an index first needs them. */

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

/**
 * One pass over the rows reads all columns (a row may be dear to make); each is then put in order on its own when it is
 * first asked for, and what only served the reading is dropped.
 */
export class BaseColumns {
  readonly specs: ReadonlyMap<string, ColumnSpec>;
  readonly #count: number;
  readonly #rowAt: (index: number) => object;
  #readers: Map<string, ColumnReader> | undefined;
  readonly #columns = new Map<string, Column>();

  constructor(specs: ReadonlyMap<string, ColumnSpec>, count: number, rowAt: (index: number) => object) {
    this.specs = specs;
    this.#count = count;
    this.#rowAt = rowAt;
  }

  /** A column, undefined when there is none of that name or it holds nested values. */
  get(name: string): Column | undefined {
    const known = this.#columns.get(name);
    if (known !== undefined) return known;
    this.#readers ??= this.#read();
    const column = this.#readers.get(name)?.finish();
    if (column === undefined) return undefined;
    this.#columns.set(name, column);
    this.#readers.delete(name);
    return column;
  }

  #read(): Map<string, ColumnReader> {
    const readers = new Map<string, ColumnReader>();
    for (const spec of this.specs.values()) {
      const reader = readerFor(spec, this.#count);
      if (reader !== undefined) readers.set(spec.name, reader);
    }
    for (let index = 0; index < this.#count; index += 1) {
      const row = this.#rowAt(index);
      for (const [name, reader] of readers) reader.add(index, cellOf(row, name));
    }
    return readers;
  }
}
