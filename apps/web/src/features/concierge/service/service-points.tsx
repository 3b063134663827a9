import { serviceRoutes as routes } from "@palier/contract/areas/concierge/service";
import { MinusIcon, PlusIcon } from "@palier/ui";
import { useMemo } from "react";
import { type PressAction, press } from "#actions/action.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import type { RowOf } from "#lists/define-list.ts";
import { useOpenRecord } from "#records/open-record.tsx";
import { record } from "./service.record.tsx";
import { serviceTexts } from "./service.texts.ts";
import { addablePoints, assignedPoints } from "./service-points.list.ts";
import "./service-points.css";

type Point = RowOf<typeof routes.deliveryPoints>;
const texts = serviceTexts.points;

export function ServicePoints() {
  const { id: serviceId } = useOpenRecord(record);
  const actions = useMemo(() => {
    const shared = {
      params: () => ({ serviceId }),
      body: ({ id }: Point) => ({ deliveryPointId: id }),
      // A service may have thirty points.
      bulk: true,
    } as const;
    const removal: PressAction<Point> = press<Point>(routes.removeDeliveryPoint, {
      ...shared,
      name: "remove",
      label: texts.remove,
      icon: MinusIcon,
      done: ({ name }) => texts.removed(name),
      counted: texts.removedAll,
      undo: () => addition,
    });
    const addition: PressAction<Point> = press<Point>(routes.addDeliveryPoint, {
      ...shared,
      name: "add",
      label: texts.add,
      icon: PlusIcon,
      done: ({ name }) => texts.added(name),
      counted: texts.addedAll,
      undo: () => removal,
    });
    return { remove: [removal], add: [addition] };
  }, [serviceId]);
  return (
    <div className="service-points">
      <section className="service-points__list">
        <h2>{texts.assigned.title}</h2>
        <ListPanel list={assignedPoints} params={{ serviceId }} actions={actions.remove} />
      </section>
      <section className="service-points__list">
        <h2>{texts.addable.title}</h2>
        <ListPanel list={addablePoints} params={{ serviceId }} actions={actions.add} />
      </section>
    </div>
  );
}
