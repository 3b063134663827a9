import { buildingRoutes } from "@palier/contract/areas/building";
import { NewRecord } from "#forms/new-record.tsx";
import { paths } from "#navigation/paths.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { BuildingFields } from "./building-fields.tsx";

/** A new building (extension route `…/new`). */
export function BuildingNewScreen() {
  return (
    <NewRecord
      title={texts.create}
      routes={buildingRoutes.create}
      back={paths.building.list}
      place={(record) => paths.building.edit(record.id)}
      created={(record) => texts.created(record.name)}
    >
      {(form) => <BuildingFields form={form} />}
    </NewRecord>
  );
}
