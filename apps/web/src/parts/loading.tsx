import { Skeleton } from "@palier/ui";

interface LoadingProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** A CSS length. Defaults to a block of text. */
  readonly height?: string;
}

/** Placeholder for loading content in a dialog or page. */
export function Loading({ label, height = "80px" }: LoadingProps) {
  return (
    <div role="status" aria-busy>
      <span className="ui-hidden">{label}</span>
      <Skeleton height={height} />
    </div>
  );
}
