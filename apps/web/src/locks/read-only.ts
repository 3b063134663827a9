import type { RecordLock } from "@palier/firebase-kit/react";

/** True while a form of this record may only be read: another admin holds it, or took it. */
export const isReadOnly = (lock: RecordLock): boolean => lock.kind === "other" || lock.kind === "lost";
