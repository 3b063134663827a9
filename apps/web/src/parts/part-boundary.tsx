import { Component, type ReactNode } from "react";
import { logFault } from "#browser/fault-log.ts";
import { PartFailure } from "./part-failure.tsx";

interface PartBoundaryProps {
  readonly children: ReactNode;
  readonly place?: string | undefined;
  readonly frame?: (failure: ReactNode) => ReactNode;
}

interface Caught {
  readonly error: unknown;
}

/** Contains a failure in one tab or dialog: the rest of the screen stays (A03). */
export class PartBoundary extends Component<PartBoundaryProps, { readonly caught: Caught | undefined }> {
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
