import { Button, EmptyState, WarningIcon } from "@palier/ui";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router-dom";
import { apiTexts } from "#api/api.texts.ts";
import { useTryAtReturn } from "#api/connection.ts";
import { ApiFailure, failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { logFault } from "#browser/fault-log.ts";
import { appTexts as texts } from "./app.texts.ts";

/** In place of a failed screen (A03). */
export function ScreenFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const known = error instanceof ApiFailure;
  useEffect(() => {
    if (!known) logFault(error);
  }, [known, error]);
  const { title, detail } = known ? failureText(failureOf(error), "read") : texts.screenFailed;
  const retry = (): void => (known ? void revalidate() : window.location.reload());
  useTryAtReturn(known ? retry : undefined);
  return (
    <div className="screen-failure" role="alert">
      <EmptyState
        icon={WarningIcon}
        title={title}
        actions={
          <Button variant="primary" onClick={retry}>
            {known ? apiTexts.retry : texts.reload}
          </Button>
        }
      >
        {detail}
      </EmptyState>
    </div>
  );
}
