import { contract } from "@palier/contract";
import { test } from "vitest";
import { optionsOf } from "#api/options.ts";
import { defineList, type List, type ListRow } from "#lists/define-list.ts";
import { ListPanel } from "./list-panel.tsx";

const { building, neighborhood, wallet, managedService, service } = contract;
const texts = { title: "Immeubles", searchPlaceholder: "", empty: "", noMatch: "" };
const facts = {
  name: "building",
  texts,
  table: building.list,
  columns: { name: {} },
  order: [],
  rowName: (row: { name: string }) => row.name,
};
const filters = {
  city: { options: building.cities },
  neighborhoodId: { options: neighborhood.search },
  walletId: { options: wallet.search },
  status: {},
};

const sections = optionsOf(service.sections, { themeId: 2 });

test("a filter over texts or records names its options, another kind has none", () => {
  const list = defineList({ ...facts, filters });
  const any: List<ListRow> = list;
  void any;
  // @ts-expect-error a city is searched
  defineList({ ...facts, filters: { ...filters, city: {} } });
  // @ts-expect-error a neighbourhood is searched
  defineList({ ...facts, filters: { ...filters, neighborhoodId: {} } });
  // @ts-expect-error a status is chosen
  defineList({ ...facts, filters: { ...filters, status: { options: building.cities } } });
  const { status: _status, ...fewer } = filters;
  // @ts-expect-error every filter of the route is offered: the status is missing
  defineList({ ...facts, filters: fewer });
  // @ts-expect-error there is no filter colour
  defineList({ ...facts, filters: { ...filters, colour: {} } });
  // @ts-expect-error the route's path takes a theme
  defineList({ ...facts, filters: { ...filters, city: { options: service.sections } } });
  defineList({ ...facts, filters: { ...filters, city: { options: () => sections } } });
});

test("a cell has its row", () => {
  defineList({ ...facts, filters, cells: { name: ({ row }) => row.city } });
  // @ts-expect-error a row has no colour
  defineList({ ...facts, filters, cells: { name: ({ row }) => row.colour } });
  // @ts-expect-error there is no column colour
  defineList({ ...facts, filters, cells: { colour: () => null } });
});

test("a list takes what its route's path takes", () => {
  const services = defineList({
    ...facts,
    table: managedService.forBuilding,
    filters: { assigned: {} },
  });
  void (<ListPanel list={services} params={{ buildingId: 3 }} />);
  // @ts-expect-error the building is missing
  void (<ListPanel list={services} />);
  // @ts-expect-error the parameter is called buildingId
  void (<ListPanel list={services} params={{ id: 3 }} />);
  void (<ListPanel list={defineList({ ...facts, filters })} />);
  // @ts-expect-error this path takes nothing
  void (<ListPanel list={defineList({ ...facts, filters })} params={{ id: 3 }} />);
});
