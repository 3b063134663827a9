import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import { SortScreen } from "#lists/sort-screen.tsx";
import { themeAreaTexts } from "./theme.area.texts.ts";
import { themeTexts } from "./theme.texts.ts";

export function ThemeOrder() {
  return (
    <SortScreen
      title={themeAreaTexts.order}
      sorting={{
        table: routes.list,
        sort: routes.sort,
        params: ({ id }, position) => ({ themeId: id, position }),
      }}
      details={({ serviceCount }) => themeTexts.sections.services(serviceCount)}
    />
  );
}
