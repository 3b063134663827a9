import { negotiatedServiceRoutes as routes } from "@palier/contract/areas/negotiated-service";
import { SortScreen } from "#lists/sort-screen.tsx";
import { negotiatedServiceAreaTexts } from "./negotiated-service.area.texts.ts";

export function NegotiatedServiceOrder() {
  return (
    <SortScreen
      title={negotiatedServiceAreaTexts.order}
      sorting={{
        table: routes.list,
        sort: routes.sort,
        params: ({ id }, position) => ({ negotiatedServiceId: id, position }),
      }}
      details={({ partner }) => partner}
    />
  );
}
