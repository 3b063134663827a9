import type { KeyboardEvent } from "react";
import { isComposed } from "./input-method.ts";

/**
 * Ctrl+Enter (⌘+Enter) clicks the submit button from any field, so that everything that disables it applies.
 */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isComposed(event.nativeEvent)) return;
  // React events bubble from dialogs above the form.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
