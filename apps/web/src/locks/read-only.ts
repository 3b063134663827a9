import type { RecordLock } from "@palier/firebase-kit/react";

/** Another admin holds or took the record. */
export const isReadOnly = (lock: RecordLock): boolean => lock.kind === "other" || lock.kind === "lost";
