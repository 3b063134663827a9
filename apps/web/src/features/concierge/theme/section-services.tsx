import { dataTablesQuery, maxPageLength } from "@palier/contract";
import type { Section } from "@palier/contract/areas/concierge/section";
import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { useQuery } from "@tanstack/react-query";
import { call } from "#api/call.ts";
import { queryOf } from "#api/query-of.ts";
import { themeTexts } from "./theme.texts.ts";

const texts = themeTexts.sections;

const most = 10;

const columns = [{ name: "name", searchable: true, orderable: true }];
const order = [{ column: "name", dir: "asc" }] as const;

/** Shows only the number if loading fails. */
export function SectionServices({ section }: { readonly section: Section }) {
  const { id, parentSectionId, serviceCount } = section;
  // The list has no subsection filter, so they are filtered here.
  const length = parentSectionId === null ? most : maxPageLength;
  const query = {
    ...dataTablesQuery({ draw: 1, page: 0, length, search: "", order, columns }),
    sectionId: parentSectionId ?? id,
  };
  const services = useQuery({
    queryKey: queryOf(serviceRoutes.list, { query }).queryKey,
    queryFn: ({ signal }) => call(serviceRoutes.list, { query, signal }),
  });
  const own = (services.data?.data ?? []).filter(
    ({ subsectionId }) => parentSectionId === null || subsectionId === id,
  );
  return (
    <div>
      <p>{texts.deleteHelp(serviceCount)}</p>
      {own.length === 0 ? null : (
        <ul className="section-services">
          {own.slice(0, most).map((service) => (
            <li key={service.id}>{service.name}</li>
          ))}
          {serviceCount > most ? <li>{texts.others(serviceCount - most)}</li> : null}
        </ul>
      )}
    </div>
  );
}
