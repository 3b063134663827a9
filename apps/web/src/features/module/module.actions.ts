import { moduleRoutes as routes } from "@palier/contract/areas/module";
import { BanIcon, CheckIcon } from "@palier/ui";
import { press, type RecordAction } from "#actions/action.ts";
import type { RowOf } from "#lists/define-list.ts";
import { moduleTexts as texts } from "./module.texts.ts";

type Module = RowOf<typeof routes.list>;

const params = ({ id }: Module) => ({ id });

/** A module as its form submits it, switched the other way. */
const switched = ({ label, description, enabled, version }: Module) => ({
  label,
  description,
  enabled: !enabled,
  version,
});

/** Switches a module for the whole platform, after a question that says whom it concerns. */
export const moduleActions: readonly RecordAction<Module>[] = [
  press<Module>(routes.edit.post, {
    name: "on",
    label: texts.on.label,
    icon: CheckIcon,
    inline: true,
    when: ({ enabled }) => !enabled,
    params,
    body: switched,
    confirm: ({ label }) => ({ title: texts.on.question(label), detail: texts.on.detail }),
    done: ({ label }) => texts.on.done(label),
  }),
  press<Module>(routes.edit.post, {
    name: "off",
    label: texts.off.label,
    icon: BanIcon,
    inline: true,
    tone: "danger",
    when: ({ enabled }) => enabled,
    params,
    body: switched,
    confirm: ({ label, buildingCount }) => ({
      title: texts.off.question(label),
      detail: texts.off.detail(buildingCount),
    }),
    done: ({ label }) => texts.off.done(label),
  }),
];
