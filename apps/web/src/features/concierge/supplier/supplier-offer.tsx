import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { Combobox, EmptyState, Field, TableSkeleton } from "@palier/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { LoadFailure } from "#actions/load-failure.tsx";
import { call } from "#api/call.ts";
import { clientOf } from "#api/client.ts";
import { loadOptionsOf } from "#api/options.ts";
import { queryOf } from "#api/query-of.ts";
import { recordId } from "#areas/record-place.ts";
import { useOpenRecord } from "#records/open-record.tsx";
import { OfferForm } from "./offer-form.tsx";
import { record } from "./supplier.record.tsx";
import { supplierTexts } from "./supplier.texts.ts";

const themes = clientOf(themeRoutes);
const texts = supplierTexts.offer;

const firstThemes = queryOf(themeRoutes.search, { params: {}, query: { term: "", page: 1 } });

/** The tab « Prestations »: what the concierge offers, theme by theme. The theme stands in the URL (A01). */
export function SupplierOffer() {
  const { id: supplierId, record: supplier } = useOpenRecord(record);
  const [search, setSearch] = useSearchParams();
  const asked = recordId(search.get("theme") ?? undefined);
  const first = themes.search.useQuery({ ...firstThemes, enabled: asked === 0 });
  const themeId = asked === 0 ? Number(first.data?.body.results[0]?.id ?? 0) : asked;
  const target = { params: { supplierId }, body: { themeId } };
  // A POST that reads: ts-rest has a hook for mutations alone there.
  const offer = useQuery({
    queryKey: queryOf(routes.themeSections, target).queryKey,
    queryFn: ({ signal }) => call(routes.themeSections, { ...target, signal }),
    enabled: themeId > 0,
    placeholderData: keepPreviousData,
  });
  if (first.data?.body.results.length === 0) return <EmptyState title={texts.noTheme} />;
  const error = first.error ?? offer.error;
  if (error !== null) {
    return <LoadFailure error={error} onRetry={() => void (first.error ? first : offer).refetch()} />;
  }
  if (offer.data === undefined) return <TableSkeleton rows={8} columns={1} />;
  const { themeName } = offer.data;
  return (
    <div className="offer">
      <div className="offer__theme">
        <Field id="offer-theme" label={texts.theme}>
          <Combobox
            clearable={false}
            value={{ id: String(offer.data.themeId), label: themeName }}
            loadOptions={loadOptionsOf(themeRoutes.search)}
            onValueChange={(theme) => {
              if (theme !== null) setSearch({ theme: theme.id }, { replace: true });
            }}
          />
        </Field>
      </div>
      <OfferForm key={offer.data.themeId} offer={offer.data} label={texts.formOf(supplier.name, themeName)} />
    </div>
  );
}
