import { useViewers } from "@palier/firebase-kit/react";
import { People } from "@palier/ui";
import { useAtRest } from "#navigation/when-idle.ts";
import { recordTexts as texts } from "./records.texts.ts";

interface RecordViewersProps {
  readonly area: string;
  readonly id: number;
}

/** Other admins who have the record open; bars nothing. */
export function RecordViewers({ area, id }: RecordViewersProps) {
  const atRest = useAtRest();
  const names = useViewers(atRest ? area : undefined, id).map(({ name }) => name);
  return names.length === 0 ? null : <People names={names} text={texts.viewers(names)} />;
}
