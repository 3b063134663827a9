import type { RecordLock } from "@palier/firebase-kit/react";

export const isReadOnly = (lock: RecordLock): boolean => lock.kind === "other" || lock.kind === "lost";
