import { Skeleton } from "@palier/ui";

interface LoadingProps {
  readonly label: string;
  /** A CSS length. */
  readonly height?: string;
}

export function Loading({ label, height = "80px" }: LoadingProps) {
  return (
    <div role="status" aria-busy>
      <span className="ui-hidden">{label}</span>
      <Skeleton height={height} />
    </div>
  );
}
