import { Button, ButtonLink, EmptyState, Skeleton, WarningIcon } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { z } from "zod";
import { apiTexts } from "#api/api.texts.ts";
import { type Callable, call } from "#api/call.ts";
import { failureOf, problemWith } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { formTexts as texts } from "./forms.texts.ts";
import type { FormLoad } from "./use-record-form.ts";

interface FormLoaderProps {
  readonly route: Callable<z.ZodType<FormLoad>>;
  readonly params: Readonly<Record<string, number>>;
  /** Where to go when the record does not exist any more. */
  readonly back: string;
  readonly children: (load: FormLoad) => ReactNode;
}

/** Everything that is cached of an area's forms stands under this. */
export const formKey = (path: string, params: Readonly<Record<string, number>>) =>
  ["form", path, params] as const;

/** Fetches what a form shows, afresh each time it is opened; says so while it loads and when it cannot. */
export function FormLoader({ route, params, back, children }: FormLoaderProps) {
  const query = useQuery({
    queryKey: formKey(route.path, params),
    queryFn: ({ signal }) => call(route, { params, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <FormSkeleton />;
  const failure = failureOf(query.error);
  const gone = problemWith(failure, 404) !== undefined;
  const { title, detail } = gone ? texts.gone : failureText(failure, "read");
  const way = gone ? (
    <ButtonLink href={back} variant="primary">
      {texts.back}
    </ButtonLink>
  ) : (
    <Button variant="primary" onClick={() => void query.refetch()}>
      {apiTexts.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon={WarningIcon} title={title} actions={way}>
        {detail}
      </EmptyState>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-busy className="form-skeleton">
      <span className="ui-hidden">{texts.loading}</span>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="40px" />
      ))}
    </div>
  );
}
