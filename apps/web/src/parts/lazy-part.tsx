import { type LazyCode, lazyCode, Page, PageHeader, lazyPart as shownLate } from "@palier/ui";
import { Component, type ComponentType, type ReactNode, useState } from "react";
import { useTryAtReturn } from "#api/connection.ts";
import { logFault } from "#browser/fault-log.ts";
import { PartFailure, useIsAway } from "./part-failure.tsx";
import { partTexts } from "./parts.texts.ts";

/** A dialog's failure belongs in a dialog. */
type Frame<P> = (failure: ReactNode, props: P) => ReactNode;

interface LazyPartOptions<P> {
  readonly pending?: (props: P) => ReactNode;
  readonly frame?: Frame<P>;
  /** `pending` stays while only the network is away: the screen around it says so, once. */
  readonly standsIn?: boolean;
}

/**
 * Failures, also of loading, show in place with a retry (A03).
 *
 * @example
 * const ImportFile = lazyPart<ImportFileProps>(async () => (await import("./import-file.tsx")).ImportFile);
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { pending, frame = (failure) => failure, standsIn = false }: LazyPartOptions<P> = {},
): ComponentType<P> {
  return framed(guarded(load, frame), frame, pending, standsIn);
}

/** The old screen stays until the code has loaded. Retries a failure, which the router would remember. */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  const frame: Frame<object> = (failure) => (
    <Page>
      <PageHeader title={partTexts.screenAway} />
      {failure}
    </Page>
  );
  const code = guarded(load, frame);
  const Component = framed(code, frame);
  return async () => {
    await code.prefetch();
    return { Component };
  };
}

const guarded = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  frame: Frame<P>,
): LazyCode<ComponentType<P>> =>
  lazyCode(async () => {
    const Part = await load();
    return (props) => (
      <PartBoundary place={window.location.pathname} frame={(failure) => frame(failure, props)}>
        <Part {...props} />
      </PartBoundary>
    );
  });

const framed = <P extends object>(
  code: LazyCode<ComponentType<P>>,
  frame: Frame<P>,
  pending?: (props: P) => ReactNode,
  standsIn = false,
): ComponentType<P> =>
  shownLate(code, {
    pending,
    failed: ({ error, retry }, props) => {
      const failure = frame(<PartFailure error={error} onRetry={retry} />, props);
      return standsIn ? (
        <StandIn error={error} onRetry={retry} failure={failure}>
          {pending?.(props)}
        </StandIn>
      ) : (
        failure
      );
    },
  });

interface StandInProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Until a try fails on a network that is there. */
function StandIn({ error, onRetry, failure, children }: StandInProps) {
  const isAway = useIsAway(error);
  const [failedAway, setFailedAway] = useState<unknown>();
  if (isAway && failedAway !== error) setFailedAway(error);
  const stands = isAway || failedAway === error;
  useTryAtReturn(stands ? onRetry : undefined);
  return stands ? children : failure;
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  readonly place?: string | undefined;
  readonly frame?: (failure: ReactNode) => ReactNode;
}

interface Caught {
  readonly error: unknown;
}

/** Contains a failure in one tab or dialog: the rest of the screen stays (A03). */
class PartBoundary extends Component<PartBoundaryProps, { readonly caught: Caught | undefined }> {
  override state: { readonly caught: Caught | undefined } = { caught: undefined };

  static getDerivedStateFromError(error: unknown): { readonly caught: Caught } {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    logFault(error);
  }

  /** Another record or list has not failed. */
  override componentDidUpdate({ place }: PartBoundaryProps): void {
    if (place !== this.props.place && this.state.caught !== undefined) this.setState({ caught: undefined });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === undefined) return this.props.children;
    const failure = <PartFailure error={caught.error} onRetry={() => this.setState({ caught: undefined })} />;
    return this.props.frame?.(failure) ?? failure;
  }
}
