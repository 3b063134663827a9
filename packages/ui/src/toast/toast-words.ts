import type { ToastContent } from "./toast-content.ts";

/** For several, their count above the last message. */
export function wordsOf(content: ToastContent, count: number) {
  const { message, counted, action } = content;
  const sum = count > 1 ? counted?.(count) : undefined;
  if (sum === undefined) return { title: message, detail: content.detail, label: action?.label };
  return { title: sum, detail: message, label: action?.labelOfLast ?? action?.label };
}

/** Whether it interrupts what a screen reader is saying. */
export const isUrgent = ({ tone }: ToastContent): boolean => tone === "danger" || tone === "warning";
