import { moduleRoutes as routes } from "@palier/contract/areas/module";
import { BanIcon, CheckIcon } from "@palier/ui";
import { useMemo } from "react";
import { press, type RecordAction } from "#actions/action.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./building.record.tsx";
import { buildingTexts } from "./building.texts.ts";
import { type BuildingModule, buildingModules } from "./building-modules.list.ts";

const texts = buildingTexts.modules;

export function BuildingModules() {
  const { id: buildingId, record: building } = useOpenRecord(record);
  const actions = useMemo(() => switches(buildingId, building.name), [buildingId, building.name]);
  return <ListPanel list={buildingModules} params={{ buildingId }} actions={actions} />;
}

function switches(buildingId: number, building: string): readonly RecordAction<BuildingModule>[] {
  const params = ({ id }: BuildingModule) => ({ buildingId, moduleId: id });
  return [
    press<BuildingModule>(routes.switchOn, {
      name: "on",
      label: texts.on.label,
      icon: CheckIcon,
      next: () => true,
      when: ({ onInBuilding }) => !onInBuilding,
      params,
      confirm: ({ label, enabled }) => ({
        title: texts.on.question(label, building),
        detail: enabled ? texts.on.detail : texts.on.platformOff,
      }),
      done: ({ label }) => texts.on.done(label, building),
    }),
    press<BuildingModule>(routes.switchOff, {
      name: "off",
      label: texts.off.label,
      icon: BanIcon,
      next: () => true,
      tone: "danger",
      when: ({ onInBuilding }) => onInBuilding,
      params,
      confirm: ({ label }) => ({ title: texts.off.question(label, building), detail: texts.off.detail }),
      done: ({ label }) => texts.off.done(label, building),
    }),
  ];
}
