import type { LockHolder } from "@palier/firebase-kit/react";
import { formatTime } from "@palier/ui";
import { lockTexts as texts } from "./locks.texts.ts";

/** Who has a record and since when (L09): who typed edits it, who did not has merely opened it. */
export const heldText = ({ name, since, typed }: LockHolder): string =>
  (typed === false ? texts.opened : texts.edits)(name, formatTime(since));
