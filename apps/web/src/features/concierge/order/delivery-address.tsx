import { building, buildingRoutes } from "@palier/contract/areas/building";
import { deliveryPoint, deliveryPointRoutes } from "@palier/contract/areas/concierge/delivery-point";
import { deliveryPointTexts as words } from "@palier/contract/areas/concierge/delivery-point.texts";
import type { Order } from "@palier/contract/areas/concierge/order";
import { Facts } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import { useAtRest } from "#navigation/when-idle.ts";
import { orderTexts } from "./order.texts.ts";

const texts = orderTexts.delivery;

interface DeliveryAddressProps {
  readonly order: Pick<Order, "deliveryPointId" | "buildingId">;
}

/** The street address of the order's delivery point, with its opening hours; without a point, the building's. */
export function DeliveryAddress({ order }: DeliveryAddressProps) {
  const atRest = useAtRest();
  const { data } = useQuery({ ...placeOf(order), enabled: atRest });
  if (data === undefined) return null;
  const { street, postalCode, city, openingHours } = data;
  const hours = openingHours === null ? [] : [{ label: words.fields.openingHours, value: openingHours }];
  return (
    <section>
      <h2 className="record-aside__title">{texts.title}</h2>
      <Facts
        layout="column"
        facts={[{ label: words.fields.street, value: texts.address(street, postalCode, city) }, ...hours]}
      />
    </section>
  );
}

interface Place {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly openingHours: string | null;
}

function placeOf({ deliveryPointId, buildingId }: DeliveryAddressProps["order"]) {
  const at = deliveryPointId ?? buildingId;
  return {
    queryKey: [...entityKey((deliveryPointId === null ? building : deliveryPoint).name), "address", at],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Place> => {
      if (deliveryPointId === null) {
        const { record } = await call(buildingRoutes.edit.get, { params: { id: buildingId }, signal });
        return { ...building.record.parse(record), openingHours: null };
      }
      const { record } = await call(deliveryPointRoutes.edit.get, {
        params: { id: deliveryPointId },
        signal,
      });
      return deliveryPoint.record.parse(record);
    },
  };
}
