import { keptReason } from "@palier/contract/kit/kept";
import { ownName, type WithOwnName } from "@palier/contract/kit/own-name";
import { TrashIcon } from "@palier/ui";
import { type ActionRoute, type PressAction, type PressDeclaration, press } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";

interface Deletable {
  readonly id: number;
  readonly version: number;
}

/** Sends the seen version: a changed record stays (409). Barred by the contract's `kept`. */
export function deletion<R extends Deletable & WithOwnName>(
  route: ActionRoute,
  { barred, instead }: Pick<PressDeclaration<R>, "barred" | "instead"> = {},
): PressAction<R> {
  const name = (record: R) => ownName(record) ?? "";
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
