import { Skeleton } from "@palier/ui";

interface LoadingProps {
  /** What is on its way, for screen readers. */
  readonly label: string;
  /** As a CSS length; that of a block of text unless said. */
  readonly height?: string;
}

/** In the place of what is still being read, inside a dialog or a page. */
export function Loading({ label, height = "80px" }: LoadingProps) {
  return (
    <div role="status" aria-busy>
      <span className="ui-hidden">{label}</span>
      <Skeleton height={height} />
    </div>
  );
}
