import { EmptyState, TableSkeleton } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#actions/load-failure.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { OfferForm } from "./offer-form.tsx";
import { offerFigures } from "./offer-queries.ts";
import { record } from "./supplier.record.tsx";
import { supplierTexts } from "./supplier.texts.ts";

export function SupplierOffer() {
  const { id: supplierId, record: supplier } = useOpenRecord(record);
  const figures = useQuery(offerFigures(supplierId));
  if (figures.data === undefined) {
    if (figures.error === null) return <TableSkeleton rows={8} columns={1} />;
    return <LoadFailure error={figures.error} onRetry={() => void figures.refetch()} />;
  }
  if (figures.data.themes.length === 0) return <EmptyState title={supplierTexts.offer.noTheme} />;
  return <OfferForm figures={figures.data} name={supplier.name} />;
}
