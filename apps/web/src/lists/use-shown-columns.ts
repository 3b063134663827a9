import { useMemo, useState } from "react";
import { browserTexts } from "#browser/storage.ts";
import type { ListColumn } from "./define-list.ts";

export interface ShownColumns {
  readonly shown: readonly ListColumn[];
  readonly hidden: ReadonlySet<string>;
  readonly toggle: (field: string, visible: boolean) => void;
  readonly reset: () => void;
}

/** Which of a list's columns are shown; the choice is kept in this browser. */
export function useShownColumns(name: string, columns: readonly ListColumn[]): ShownColumns {
  const key = `palier:columns:${name}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => load(key) ?? hiddenAtFirst(columns));
  const keep = (next: ReadonlySet<string>): void => {
    setHidden(next);
    save(key, next);
  };
  const toggle = (field: string, visible: boolean): void => {
    const next = new Set(hidden);
    if (visible) next.delete(field);
    else next.add(field);
    if (next.size < columns.length) keep(next);
  };
  const shown = useMemo(() => columns.filter((column) => !hidden.has(column.name)), [columns, hidden]);
  return { shown, hidden, toggle, reset: () => keep(hiddenAtFirst(columns)) };
}

function hiddenAtFirst(columns: readonly ListColumn[]): ReadonlySet<string> {
  return new Set(columns.filter((column) => column.definition.hidden === true).map((column) => column.name));
}

function load(key: string): ReadonlySet<string> | undefined {
  try {
    const kept: unknown = JSON.parse(browserTexts.read(key) ?? "null");
    return Array.isArray(kept) ? new Set(kept.map(String)) : undefined;
  } catch {
    return undefined;
  }
}

function save(key: string, hidden: ReadonlySet<string>): void {
  browserTexts.write(key, JSON.stringify([...hidden]));
}
