import type { KeyboardEvent } from "react";
import { isComposed } from "./input-method.ts";

/**
 * Ctrl+Enter (⌘+Enter) presses a form's own button from any of its fields, a text area too, where Enter begins a line.
 * A press of the real button: what bars it bars this as well.
 */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isComposed(event.nativeEvent)) return;
  // React hands on what happens in a window above the form: that window has a button of its own.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
