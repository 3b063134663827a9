/** In the URL, so that reload, share, back and forward restore it (A01). */
export interface ListState {
  /** From 0. */
  readonly page: number;
  readonly search: string;
  readonly order: readonly ListOrder[];
  /** Wire values; unset filters are absent. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListOrder {
  readonly column: string;
  readonly dir: "asc" | "desc";
}

export interface ListVocabulary {
  readonly sortable: ReadonlySet<string>;
  readonly filters: ReadonlySet<string>;
  readonly order: readonly ListOrder[];
  /** For two lists on a page; usually empty. */
  readonly prefix: string;
}

/** Named view (A10). */
export const viewParam = "vue";

const names = { page: "page", search: "q", order: "tri" } as const;
const lastPage = 1_000_000;
/** Fifty choices. */
const longestValue = 2000;

/** `?page=2&q=tilleuls&tri=city,-name&status=active`; ignores what is invalid. */
export function readListState(params: URLSearchParams, known: ListVocabulary): ListState {
  const read = (name: string): string | null => params.get(known.prefix + name);
  const page = Number(read(names.page) ?? "1");
  const filters: Record<string, string> = {};
  for (const name of known.filters) {
    // Accepts `status=new&status=accepted` for `status=new,accepted`.
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

/** Keeps other parameters of `around` (another list's, a week). */
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
  // Only a view in the URL means the view as saved.
  const isOwn = state.page > 0 || (params.has(viewParam) && !hasOwnQuery(params, known));
  write(names.page, isOwn ? String(state.page + 1) : "");
  return params;
}

/** Whether the URL has page, search, order or filters. */
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

/** Removing the last order restores the default, or reverses it: each press has an effect. */
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
