/** Reference page: the building list's first page as a plain table, with one request and no framework. */
const columns = [
  "name",
  "reference",
  "postalCode",
  "city",
  "neighborhoodName",
  "status",
  "lotCount",
  "userCount",
];
const answer = await fetch(
  "/api/admin/building/ajax-list?draw=1&start=0&length=20&columns[0][data]=name&columns[0][name]=name&order[0][column]=0&order[0][dir]=asc",
);
const { data }: { data: Readonly<Record<string, string | number | null>>[] } = await answer.json();
const table = document.querySelector("table");
for (const row of data) {
  const line = table?.insertRow();
  for (const column of columns) {
    const cell = line?.insertCell();
    if (cell !== undefined) cell.textContent = String(row[column] ?? "");
  }
}
