import { type LazyCode, lazyCode, Page } from "@palier/ui";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

import { PartBoundary } from "./part-boundary.tsx";
import { PartFailure } from "./part-failure.tsx";

interface LazyPartOptions<P> {
  /** Shown while the code is on its way; nothing by default. */
  readonly pending?: (props: P) => ReactNode;
  /** Puts a failure where the part would be: a dialog's failure belongs into a dialog. */
  readonly frame?: (failure: ReactNode, props: P) => ReactNode;
}

/**
 * A component whose code is fetched when it is first shown. A fetch that fails is reported in its place with a retry that
 * fetches again; React.lazy would keep the failure until the page is reloaded (A03).
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: LazyPartOptions<P> = {},
): ComponentType<P> {
  return partOf(lazyCode(load), options);
}

/**
 * A route's `lazy`: the old screen stays until the code is there. Code that cannot be fetched is reported as the screen,
 * with a retry, and tried again at each visit; the router itself would remember the first failure for good.
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  const code = lazyCode(load);
  const Component = partOf(code, { frame: (failure) => <Page>{failure}</Page> });
  return async () => {
    await code.load().catch(() => undefined);
    return { Component };
  };
}

const partOf =
  <P extends object>(code: LazyCode<ComponentType<P>>, options: LazyPartOptions<P>) =>
  (props: P): ReactNode => <LazyPart code={code} options={options} props={props} />;

interface LazyPartProps<P extends object> {
  readonly code: LazyCode<ComponentType<P>>;
  readonly options: LazyPartOptions<P>;
  readonly props: P;
}

function LazyPart<P extends object>({ code, options, props }: LazyPartProps<P>): ReactNode {
  const { pending, frame = (failure) => failure } = options;
  const [error, setError] = useState<unknown>();
  const [Part, setPart] = useState(() => code.loaded());
  const wanted = Part === undefined && error === undefined;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    code.load().then(
      (loaded) => left || setPart(() => loaded),
      (failure: unknown) => left || setError(failure),
    );
    return () => {
      left = true;
    };
  }, [wanted, code]);
  if (Part !== undefined)
    return (
      <PartBoundary place={window.location.pathname} frame={(failure) => frame(failure, props)}>
        <Part {...props} />
      </PartBoundary>
    );
  if (error === undefined) return pending?.(props) ?? null;
  return frame(<PartFailure error={error} onRetry={() => setError(undefined)} />, props);
}
