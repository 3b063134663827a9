import {
  type InfoBlock,
  infoBlockRequest,
  quotationRoutes as routes,
} from "@palier/contract/areas/concierge/quotation";
import { quotationTexts as words } from "@palier/contract/areas/concierge/quotation.texts";
import { type Fact, Facts, formatCount, formatMoney, Skeleton } from "@palier/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "#actions/load-failure.tsx";
import { call } from "#api/call.ts";
import { queryOf } from "#api/query-of.ts";
import type { ListState } from "#lists/list-state.ts";
import { useIsAway } from "#parts/part-failure.tsx";
import { quotationTones } from "./quotation.actions.tsx";
import { quotationTexts as texts } from "./quotation.texts.ts";
import "./quotation-figures.css";

export const figuresAbove = ({ search, filters }: ListState): ReactNode => (
  <QuotationFigures search={search} filters={filters} />
);

function QuotationFigures({ search, filters }: Pick<ListState, "search" | "filters">) {
  const asked = { search, ...filters };
  // The server parses it as for the list.
  const input = { body: infoBlockRequest.safeParse(asked).success ? asked : {} };
  // A read-only POST: ts-rest offers only a mutation hook.
  const { data, error, refetch } = useQuery({
    queryKey: queryOf(routes.infoBlock, input).queryKey,
    queryFn: ({ signal }) => call(routes.infoBlock, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
  const isAway = useIsAway(error);
  if (isAway) return null;
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <section className="quotation-figures" aria-label={texts.figures.label} aria-live="polite">
      {data === undefined ? <Skeleton height="20px" /> : <Facts facts={factsOf(data)} layout="line" />}
    </section>
  );
}

const statuses = ["requested", "sent", "accepted", "refused", "expired"] as const;

function factsOf({ counts, totalCents, acceptanceRate }: InfoBlock): Fact[] {
  return [
    ...statuses.map((status) => ({
      label: words.status[status],
      value: formatCount(counts[status]),
      tone: quotationTones[status],
    })),
    { label: words.info.totalCents, value: formatMoney(totalCents) },
    {
      label: words.info.acceptanceRate,
      value: acceptanceRate === null ? texts.figures.noRate : texts.figures.rate(acceptanceRate),
    },
  ];
}
