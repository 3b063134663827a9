import type { EditLock } from "@palier/firebase-kit/react";
import { useEffect } from "react";

/** Says to other admins whether the form is edited, or only looked at (L06). */
export function useTyped({ actions: { typing } }: EditLock, isTyped: boolean): void {
  useEffect(() => (isTyped ? typing() : undefined), [isTyped, typing]);
}
