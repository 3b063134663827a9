import { type ComponentType, type ReactNode, useState } from "react";
import type { LazyCode } from "./lazy-code.ts";
import { type FailedFetch, useLazyCode } from "./use-lazy-code.ts";

export interface LazyPartOptions<Props> {
  /** Whether the part is needed now. Once needed it stays, as a window that gives the focus back. Defaults to always. */
  readonly isNeeded?: ((props: Props) => boolean) | undefined;
  /** In its place while the code is on its way; nothing by default. */
  readonly pending?: ((props: Props) => ReactNode) | undefined;
  /** In its place where the code could not be fetched. */
  readonly failed: (failure: FailedFetch, props: Props) => ReactNode;
}

/**
 * A component whose code is fetched when it is first shown. A fetch that fails is reported in its place with a retry that
 * fetches again; React.lazy would keep the failure until the page is reloaded (A03).
 */
export const lazyPart =
  <Props extends object>(
    code: LazyCode<ComponentType<Props>>,
    options: LazyPartOptions<Props>,
  ): ComponentType<Props> =>
  (props) => <LazyPart code={code} options={options} props={props} />;

interface LazyPartProps<Props> {
  readonly code: LazyCode<ComponentType<Props>>;
  readonly options: LazyPartOptions<Props>;
  readonly props: Props;
}

function LazyPart<Props extends object>({ code, options, props }: LazyPartProps<Props>): ReactNode {
  const isNeeded = options.isNeeded?.(props) ?? true;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const { loaded: Part, failed } = useLazyCode(code, isNeeded);
  if (Part !== undefined) return wasNeeded ? <Part {...props} /> : null;
  if (!isNeeded) return null;
  return failed ? options.failed(failed, props) : options.pending?.(props);
}
