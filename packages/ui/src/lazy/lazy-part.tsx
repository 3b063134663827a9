import { type ComponentType, type ReactNode, useState } from "react";
import type { LazyCode } from "./lazy-code.ts";
import { type FailedFetch, useLazyCode } from "./use-lazy-code.ts";

export interface LazyPartOptions<Props> {
  /** Once needed it stays mounted, like a dialog that returns focus. Defaults to always. */
  readonly isNeeded?: ((props: Props) => boolean) | undefined;
  /** While loading. Defaults to nothing. */
  readonly pending?: ((props: Props) => ReactNode) | undefined;
  /** When loading failed. */
  readonly failed: (failure: FailedFetch, props: Props) => ReactNode;
}

/**
 * Loads when first shown. A failure shows in place with a retry; React.lazy would keep it (A03).
 * @example const Editor = lazyPart<EditorProps>(code, { failed: ({ retry }) => <LoadFailed onRetry={retry} /> });
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
