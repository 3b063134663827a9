import { dataTablesQuery } from "@palier/contract";
import { user, userRoutes } from "@palier/contract/areas/user";
import { ulaTexts } from "@palier/contract/areas/user-lot-association.texts";
import { type Fact, Facts } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import { useRecordPath } from "#areas/areas.tsx";
import { useAtRest } from "#navigation/when-idle.ts";
import { factsOf } from "./record-facts.tsx";
import { recordTexts as texts } from "./records.texts.ts";

interface ResidentContactProps {
  readonly id: number;
  /** Where he has the lot that is shown, if any. */
  readonly buildingId?: number;
}

/** Lot, phone and e-mail. */
export function ResidentContact({ id, buildingId }: ResidentContactProps) {
  const atRest = useAtRest();
  const pathOf = useRecordPath();
  const { data } = useQuery({
    queryKey: [...entityKey(user.name), "contact", id],
    queryFn: ({ signal }) => call(userRoutes.edit.get, { params: { id }, signal }),
    enabled: atRest,
  });
  const lots = useLots(id, buildingId);
  if (data?.record === undefined) return null;
  const facts = factsOf(user.record, { phone: {}, email: {} }, data.record, pathOf);
  return (
    <section>
      <h2 className="record-aside__title">{texts.contact}</h2>
      <Facts facts={[...lots, ...facts]} layout="column" />
    </section>
  );
}

/** His validated lots in the building. */
function useLots(userId: number, buildingId: number | undefined): Fact[] {
  const atRest = useAtRest();
  const { data } = useQuery({
    queryKey: [...entityKey("ula"), "lots", userId],
    queryFn: ({ signal }) => {
      const query = dataTablesQuery({ draw: 1, page: 0, search: "", order: [], columns: [] });
      return call(userRoutes.ulas, { params: { userId }, query, signal });
    },
    enabled: atRest && buildingId !== undefined,
  });
  const lots = (data?.data ?? []).filter((tie) => {
    return tie.buildingId === buildingId && tie.status === "validated";
  });
  if (lots.length === 0) return [];
  const value = lots.map(({ lotNumber, floor }) => texts.lot(lotNumber, floor)).join(", ");
  return [{ label: ulaTexts.fields.lotNumber, value }];
}
