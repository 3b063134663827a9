/**
 * Reference page: the building list as in react-admin's tutorial, over the same route; without sign-in and
 * translation. web-build.ts installs its packages on first use.
 */
import { Admin, Datagrid, type DataProvider, List, Resource, TextField } from "react-admin";
import { createRoot } from "react-dom/client";

const unused = () => Promise.reject(new Error("this page only lists"));

const dataProvider: DataProvider = {
  getList: async (_resource, { pagination, sort }) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const field = sort?.field ?? "name";
    const address = `/api/admin/building/ajax-list?draw=1&start=${(page - 1) * perPage}&length=${perPage}&columns[0][data]=${field}&columns[0][name]=${field}&order[0][column]=0&order[0][dir]=${sort?.order === "DESC" ? "desc" : "asc"}`;
    const { data, recordsFiltered } = await (await fetch(address)).json();
    return { data, total: recordsFiltered };
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};

const BuildingList = () => (
  <List sort={{ field: "name", order: "ASC" }} perPage={20}>
    <Datagrid rowClick="edit">
      <TextField source="name" label="Nom" />
      <TextField source="reference" label="Référence" />
      <TextField source="postalCode" label="Code postal" />
      <TextField source="city" label="Ville" />
      <TextField source="neighborhoodName" label="Quartier" />
      <TextField source="status" label="Statut" />
      <TextField source="lotCount" label="Lots" />
      <TextField source="userCount" label="Utilisateurs" />
    </Datagrid>
  </List>
);

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="building" list={BuildingList} />
    </Admin>,
  );
