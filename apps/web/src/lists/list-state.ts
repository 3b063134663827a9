/** What a list shows; all of it stands in the URL, so that reload, share, back and forward reproduce it (A01). */
export interface ListState {
  /** 0-based. */
  readonly page: number;
  readonly search: string;
  readonly order: readonly ListOrder[];
  /** Filter name to the value on the wire; unset filters are left out. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListOrder {
  readonly column: string;
  readonly dir: "asc" | "desc";
}

/** What a list knows of its own columns and filters, to read a URL that anybody may have written. */
export interface ListVocabulary {
  readonly sortable: ReadonlySet<string>;
  readonly filters: ReadonlySet<string>;
  readonly order: readonly ListOrder[];
  /** Starts the names of this list's URL parameters, so that two lists of a page do not collide; mostly empty. */
  readonly prefix: string;
}

/** Names the view (A10) under which a list is shown. */
export const viewParam = "vue";

const names = { page: "page", search: "q", order: "tri" } as const;
const lastPage = 1_000_000;
/** Of a filter's value: fifty choices. What is longer is no value of any. */
const longestValue = 2000;

/** `?page=2&q=tilleuls&tri=city,-name&status=active` → state; what is not understood is left out. */
export function readListState(params: URLSearchParams, known: ListVocabulary): ListState {
  const read = (name: string): string | null => params.get(known.prefix + name);
  const page = Number(read(names.page) ?? "1");
  const filters: Record<string, string> = {};
  for (const name of known.filters) {
    // `status=new&status=accepted` is `status=new,accepted`, as a hand or another program may write it.
    const value = params
      .getAll(known.prefix + name)
      .filter(Boolean)
      .join(",");
    if (value !== "") filters[name] = value.slice(0, longestValue);
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page - 1 : 0,
    search: (read(names.search) ?? "").slice(0, 200),
    order: readOrder(read(names.order), known),
    filters,
  };
}

/**
 * The state as URL parameters beside what else `around` holds (another list's state, a week). Defaults are left out, so
 * that a fresh list has a bare URL.
 */
export function writeListState(
  state: ListState,
  known: ListVocabulary,
  around: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(around);
  const write = (name: string, value: string): void => {
    params.delete(known.prefix + name);
    if (value !== "") params.set(known.prefix + name, value);
  };
  write(names.search, state.search);
  for (const name of known.filters) write(name, state.filters[name] ?? "");
  const order = formatOrder(state.order);
  const isDefault = order === formatOrder(known.order);
  params.delete(known.prefix + names.order);
  if (!isDefault) params.set(known.prefix + names.order, order);
  params.delete(known.prefix + names.page);
  // An address that names a view and says nothing else stands for the view as it is saved.
  const isOwn = state.page > 0 || (params.has(viewParam) && !hasOwnQuery(params, known));
  write(names.page, isOwn ? String(state.page + 1) : "");
  return params;
}

/** Whether an address says itself what of a list is shown. Any of page, search, order and filters does. */
export const hasOwnQuery = (params: URLSearchParams, known: ListVocabulary): boolean =>
  [...Object.values(names), ...known.filters].some((name) => params.has(known.prefix + name));

function readOrder(text: string | null, known: ListVocabulary): readonly ListOrder[] {
  if (text === null) return known.order;
  const order: ListOrder[] = [];
  for (const word of text.split(",")) {
    const column = word.startsWith("-") ? word.slice(1) : word;
    const isNew = order.every((each) => each.column !== column);
    if (known.sortable.has(column) && isNew)
      order.push({ column, dir: word.startsWith("-") ? "desc" : "asc" });
  }
  return order.length === 0 ? known.order : order;
}

/**
 * The order that follows when a header's press takes the last order away: the list's default, or the reverse of that
 * where it stands already, so that no press is without effect.
 */
export function orderAfter(
  pressed: readonly ListOrder[],
  now: readonly ListOrder[],
  known: ListVocabulary,
): readonly ListOrder[] {
  if (pressed.length > 0) return pressed;
  if (formatOrder(now) !== formatOrder(known.order)) return known.order;
  return now.map(({ column, dir }) => ({ column, dir: dir === "asc" ? "desc" : "asc" }));
}

/** `city,-name` */
export function formatOrder(order: readonly ListOrder[]): string {
  return order.map((each) => (each.dir === "desc" ? `-${each.column}` : each.column)).join(",");
}
