import { fold } from "./fold.ts";

/**
 * Ignores case, separators and leading zeros: « C-2026-00807 », « c 2026 807 » and « C-2026-807 » are equal.
 */
export function numberKey(text: string): string {
  const plain = fold(text).replace(/[^\p{L}\p{N}]+/gu, "-");
  return plain.replace(/^-|-$/g, "").replace(/(?<!\d)0+(?=\d)/g, "");
}

/** Whether a record's number was typed, in full or its last figures only: « 807 ». */
export function isNumberOf(typed: string, number: string): boolean {
  const [key, whole] = [numberKey(typed), numberKey(number)];
  if (key === "" || key === whole) return key !== "";
  return /^\d+$/.test(key) && whole.endsWith(key) && !/\d$/.test(whole.slice(0, -key.length));
}
