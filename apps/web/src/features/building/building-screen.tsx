import { buildingRoutes } from "@palier/contract/areas/building";
import { useParams } from "react-router-dom";
import { FormLoader } from "#forms/form-loader.tsx";
import { paths } from "#navigation/paths.ts";
import { recordId } from "#navigation/record-id.ts";
import { BuildingPage } from "./building-page.tsx";

/** One building: what one wants to know at once, its tabs, its form (§2, extension route `…/edit/{id}`). */
export function BuildingScreen() {
  const { id: text, tab } = useParams();
  const id = recordId(text);
  return (
    <FormLoader key={id} route={buildingRoutes.edit.get} params={{ id }} back={paths.building.list}>
      {(load) => <BuildingPage id={id} tab={tab} load={load} />}
    </FormLoader>
  );
}
