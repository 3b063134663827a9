import { useMemo } from "react";
import type { ActionRoute } from "#actions/action.ts";
import { addition, type PairOf, removal } from "#actions/assignment.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { DrawerButton } from "#lists/drawer-button.tsx";
import { serviceBuildingsTexts as texts } from "./service-buildings.texts.ts";
import type { ServiceBuildingLists } from "./service-buildings-lists.ts";

interface ServiceBuildingsProps<P> {
  readonly lists: ServiceBuildingLists<P>;
  readonly add: ActionRoute;
  readonly remove: ActionRoute;
  readonly params: P;
  readonly pair: PairOf<{ readonly id: number }>;
  /** The service's name. */
  readonly service: string;
}

export function ServiceBuildings<P>(props: ServiceBuildingsProps<P>) {
  const { lists, params, add, remove, pair } = props;
  const actions = useMemo(
    () => ({ add: [addition({ add, remove }, pair)], remove: [removal({ add, remove }, pair)] }),
    [add, remove, pair],
  );
  return (
    <ListPanel
      list={lists.having}
      params={params}
      actions={actions.remove}
      extra={
        <DrawerButton label={texts.add} title={texts.addTo(props.service)}>
          <ListPanel list={lists.candidates} params={params} actions={actions.add} />
        </DrawerButton>
      }
    />
  );
}
