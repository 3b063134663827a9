import { user, userRoutes } from "@palier/contract/areas/user";
import { Facts } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import { useRecordPath } from "#areas/areas.tsx";
import { useAtRest } from "#navigation/when-idle.ts";
import { factsOf } from "./record-facts.tsx";
import { recordTexts as texts } from "./records.texts.ts";

/** Phone and e-mail. */
export function ResidentContact({ id }: { readonly id: number }) {
  const atRest = useAtRest();
  const pathOf = useRecordPath();
  const { data } = useQuery({
    queryKey: [...entityKey(user.name), "contact", id],
    queryFn: ({ signal }) => call(userRoutes.edit.get, { params: { id }, signal }),
    enabled: atRest,
  });
  if (data?.record === undefined) return null;
  const facts = factsOf(user.record, { phone: {}, email: {} }, data.record, pathOf);
  return (
    <section>
      <h2 className="record-aside__title">{texts.contact}</h2>
      <Facts facts={facts} layout="column" />
    </section>
  );
}
