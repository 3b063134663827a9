import { moduleRoutes as routes } from "@palier/contract/areas/module";
import { BanIcon, CheckIcon } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { pressEdit } from "#actions/press-edit.ts";
import type { RowOf } from "#lists/define-list.ts";
import { moduleTexts as texts } from "./module.texts.ts";

type Module = RowOf<typeof routes.list>;

const params = ({ id }: Module) => ({ id });

/** The other way round. */
const switched = ({ enabled }: Module) => ({ enabled: !enabled });

/** Switches a module for the whole platform, after a question that says whom it concerns. */
export const moduleActions: readonly RecordAction<Module>[] = [
  pressEdit(routes.edit, switched, {
    name: "on",
    label: texts.on.label,
    icon: CheckIcon,
    inline: true,
    when: ({ enabled }) => !enabled,
    params,
    confirm: ({ label }) => ({ title: texts.on.question(label), detail: texts.on.detail }),
    done: ({ label }) => texts.on.done(label),
  }),
  pressEdit(routes.edit, switched, {
    name: "off",
    label: texts.off.label,
    icon: BanIcon,
    inline: true,
    tone: "danger",
    when: ({ enabled }) => enabled,
    params,
    confirm: ({ label, buildingCount }) => ({
      title: texts.off.question(label),
      detail: texts.off.detail(buildingCount),
    }),
    done: ({ label }) => texts.off.done(label),
  }),
];
