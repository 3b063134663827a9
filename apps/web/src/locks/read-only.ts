import type { RecordLock } from "@palier/firebase-kit/react";

/** Whether forms of this record are read-only: another admin holds or took it. */
export const isReadOnly = (lock: RecordLock): boolean => lock.kind === "other" || lock.kind === "lost";
