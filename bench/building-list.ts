export const listPath = "/api/admin/building/ajax-list";

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
  /** Defaults to the server's order. */
  readonly by?: string;
  readonly dir?: "asc" | "desc";
  readonly start?: number;
  readonly length?: number;
  readonly search?: string;
  /** `status=active` */
  readonly filter?: readonly [name: string, value: string];
}

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
