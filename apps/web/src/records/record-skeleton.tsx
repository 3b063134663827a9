import { Skeleton } from "@palier/ui";
import { recordTexts as texts } from "./records.texts.ts";

export function RecordSkeleton() {
  return (
    <div role="status" aria-busy className="form-skeleton">
      <span className="ui-hidden">{texts.loading}</span>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="40px" />
      ))}
    </div>
  );
}
