/** The web app's requests for the building list, as the benchmarks send them. */

export const listPath = "/api/admin/building/ajax-list";

/** Every column of a building's row. */
export const columns = [
  "name",
  "reference",
  "street",
  "postalCode",
  "city",
  "neighborhoodName",
  "walletName",
  "status",
  "lotCount",
  "userCount",
  "managerEmail",
  "createdAt",
];

export interface Ask {
  /** Sort column. Defaults to the server's order. */
  readonly by?: string;
  readonly dir?: "asc" | "desc";
  readonly start?: number;
  readonly length?: number;
  readonly search?: string;
  /** An equality filter: `status=active`. */
  readonly filter?: readonly [name: string, value: string];
}

/** Path and query of one page, as DataTables parameters. */
export function listQuery({ by, dir = "asc", start = 0, length = 20, search = "", filter }: Ask): string {
  const query = new URLSearchParams({ draw: "1", start: String(start), length: String(length) });
  query.set("search[value]", search);
  query.set("search[regex]", "false");
  for (const [at, name] of columns.entries()) {
    query.set(`columns[${at}][data]`, name);
    query.set(`columns[${at}][name]`, name);
    query.set(
      `columns[${at}][searchable]`,
      String(!["status", "lotCount", "userCount", "createdAt"].includes(name)),
    );
    query.set(`columns[${at}][orderable]`, "true");
    query.set(`columns[${at}][search][value]`, "");
    query.set(`columns[${at}][search][regex]`, "false");
  }
  if (by !== undefined) {
    query.set("order[0][column]", String(columns.indexOf(by)));
    query.set("order[0][dir]", dir);
    query.set("order[0][name]", by);
  }
  if (filter !== undefined) query.set(...filter);
  return `${listPath}?${query}`;
}
