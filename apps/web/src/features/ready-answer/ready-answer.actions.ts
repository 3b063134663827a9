import { readyAnswerRoutes as routes } from "@palier/contract/areas/ready-answer";
import type { RecordAction } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import type { RowOf } from "#lists/define-list.ts";

/** Messages that used a deleted answer stay. */
export const readyAnswerActions: readonly RecordAction<RowOf<typeof routes.list>>[] = [
  deletion(routes.delete),
];
