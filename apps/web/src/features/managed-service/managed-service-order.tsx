import { managedServiceRoutes as routes } from "@palier/contract/areas/managed-service";
import { managedServiceTexts as words } from "@palier/contract/areas/managed-service.texts";
import { SortScreen } from "#lists/sort-screen.tsx";
import { managedServiceAreaTexts } from "./managed-service.area.texts.ts";

export function ManagedServiceOrder() {
  return (
    <SortScreen
      title={managedServiceAreaTexts.order}
      sorting={{
        table: routes.list,
        sort: routes.sort,
        params: ({ id }, position) => ({ managedServiceId: id, position }),
      }}
      details={({ category }) => words.category[category]}
    />
  );
}
