import { keptReason } from "@palier/contract/kit/kept";
import { ownName, type WithOwnName } from "@palier/contract/kit/own-name";
import { TrashIcon } from "@palier/ui";
import { type ActionRoute, type PressAction, type PressDeclaration, press } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

interface Deletable {
  readonly id: number;
  readonly version: number;
}

interface DeletionNotes<R> extends Pick<PressDeclaration<R>, "barred" | "instead"> {
  /** In the question and the toast. Required of records without a name of their own (`own-name.ts`). */
  readonly name?: (record: R) => string;
}

/**
 * Sends the seen version: a changed record stays (409). Barred by the contract's `kept`.
 *
 * @example deletion(routes.delete, { name: ({ code }: Parcel) => code })
 */
export function deletion<R extends Deletable & WithOwnName>(
  route: ActionRoute,
  notes?: DeletionNotes<R>,
): PressAction<R>;
export function deletion<R extends Deletable>(
  route: ActionRoute,
  notes: DeletionNotes<R> & Required<Pick<DeletionNotes<R>, "name">>,
): PressAction<R>;
export function deletion<R extends Deletable>(
  route: ActionRoute,
  { barred, instead, name = (record) => ownName(record) ?? "" }: DeletionNotes<R> = {},
): PressAction<R> {
  return press<R>(route, {
    ...(instead === undefined ? {} : { instead }),
    barred: (record) => barred?.(record) ?? keptReason(route.metadata.kept, record),
    name: "delete",
    label: texts.delete,
    icon: TrashIcon,
    tone: "danger",
    leaves: true,
    bulk: true,
    params: ({ id }) => ({ id }),
    body: ({ version }) => ({ version }),
    confirm: (record) => ({ title: texts.deleteQuestion(name(record)), detail: texts.deleteDetail }),
    detailForAll: () => texts.deleteDetailForAll,
    done: (record) => texts.deleted(name(record)),
    counted: texts.deletedAll,
  });
}
