import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import type { RecordAction } from "#actions/action.ts";
import { switchActions } from "#actions/closing-actions.ts";
import { deletion } from "#actions/deletion.ts";
import type { RowOf } from "#lists/define-list.ts";
import { themeTexts } from "./theme.texts.ts";

type Theme = RowOf<typeof routes.list>;

export const themeActions: readonly RecordAction<Theme>[] = [
  ...switchActions<Theme>(routes.changeEnabled, themeTexts.state),
  deletion(routes.delete),
];
