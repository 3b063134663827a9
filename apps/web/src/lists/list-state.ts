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
}

const names = { page: "page", search: "q", order: "tri" } as const;
const lastPage = 1_000_000;

/** `?page=2&q=tilleuls&tri=city,-name&status=active` → state; what is not understood is left out. */
export function readListState(params: URLSearchParams, known: ListVocabulary): ListState {
  const page = Number(params.get(names.page) ?? "1");
  const filters: Record<string, string> = {};
  for (const name of known.filters) {
    const value = params.get(name);
    if (value !== null && value !== "") filters[name] = value.slice(0, 200);
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page - 1 : 0,
    search: (params.get(names.search) ?? "").slice(0, 200),
    order: readOrder(params.get(names.order), known),
    filters,
  };
}

/** The state as URL parameters: defaults are left out, so that a fresh list has a bare URL. */
export function writeListState(state: ListState, known: ListVocabulary): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search !== "") params.set(names.search, state.search);
  for (const name of known.filters) {
    const value = state.filters[name];
    if (value !== undefined && value !== "") params.set(name, value);
  }
  const order = formatOrder(state.order);
  if (order !== formatOrder(known.order)) params.set(names.order, order);
  if (state.page > 0) params.set(names.page, String(state.page + 1));
  return params;
}

function readOrder(text: string | null, known: ListVocabulary): readonly ListOrder[] {
  if (text === null) return known.order;
  const order: ListOrder[] = [];
  for (const word of text.split(",")) {
    const column = word.startsWith("-") ? word.slice(1) : word;
    const isNew = order.every((each) => each.column !== column);
    if (known.sortable.has(column) && isNew)
      order.push({ column, dir: word.startsWith("-") ? "desc" : "asc" });
  }
  return order;
}

function formatOrder(order: readonly ListOrder[]): string {
  return order.map((each) => (each.dir === "desc" ? `-${each.column}` : each.column)).join(",");
}
