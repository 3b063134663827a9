/**
 * Reference page: the building list's first page in React and AG Grid, as in its quick start, with a button
 * for the next; no sign-in, shell or search.
 */
// biome-ignore-all lint/style/noRestrictedImports: this page stands outside the app: it is what the app is measured against
import type { ColDef, Module } from "ag-grid-community";
import { AgGridProvider, AgGridReact } from "ag-grid-react";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Row = Readonly<Record<string, string | number | null>>;

const columns: ColDef<Row>[] = [
  { field: "name", headerName: "Nom", flex: 2 },
  { field: "reference", headerName: "Référence", width: 120 },
  { field: "postalCode", headerName: "Code postal", width: 110 },
  { field: "city", headerName: "Ville", flex: 1 },
  { field: "neighborhoodName", headerName: "Quartier", flex: 1.2 },
  { field: "status", headerName: "Statut", width: 120 },
  { field: "lotCount", headerName: "Lots", width: 90 },
  { field: "userCount", headerName: "Utilisateurs", width: 110 },
];

const address = (start: number): string =>
  `/api/admin/building/ajax-list?draw=1&start=${start}&length=20&columns[0][data]=name&columns[0][name]=name&order[0][column]=0&order[0][dir]=asc`;

function BareList({ modules }: { readonly modules: Module[] }) {
  const [rows, setRows] = useState<Row[] | null>(null);
  const [start, setStart] = useState(0);
  useEffect(() => {
    void fetch(address(start))
      .then((response) => response.json())
      .then(({ data }: { data: Row[] }) => setRows(data));
  }, [start]);
  return (
    <AgGridProvider modules={modules}>
      <button type="button" onClick={() => setStart((now) => now + 20)}>
        Page suivante
      </button>
      <div style={{ height: "90vh" }}>
        <AgGridReact<Row> rowData={rows} columnDefs={columns} />
      </div>
    </AgGridProvider>
  );
}

export function showBareList(modules: Module[]): void {
  const root = document.getElementById("root");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <BareList modules={modules} />
    </StrictMode>,
  );
}
