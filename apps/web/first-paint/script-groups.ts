/**
 * Code that many screens share comes in four files: separate ones cost a list 36 more requests. A list starts
 * with `app` and `kit`. The build fails when it needs more than `plugin.ts` allows (docs/decisions/0066).
 */
import type { Rolldown } from "vite";

const ours = /\.[cm]?[jt]sx?$/;

/** Windows, menus, selectors, toasts: loaded on first use. */
const overlays = [
  "ui/src/(?:overlay/parts|form/selectors)/",
  "ui/src/toast/toast(?:-region|-timer)?\\.",
  "node_modules/@radix-ui/(?!react-(?:checkbox|switch)/)",
  "node_modules/(?:downshift|compute-scroll-into-view|prop-types|react-is|@babel/runtime)/",
  "node_modules/(?:@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden)",
].join("|");

/** A list starts with these. */
const filters =
  "combobox-to-be|date-input|field-context|form-controls|french-date|paris-time|rich-text\\.|select|use-typed";

/** Except for the few modules that a list starts with. */
const forms = [
  "web/src/forms/(?!attempt|forms\\.texts|unsaved|use-form-load)",
  "web/src/(?:records/|fields/(?!format-field|fields\\.texts|flag-tones))",
  "web/src/(?:actions/(?:action-form|inline-form)|locks/(?!locks\\.texts|asking)|browser/press-end)",
  "ui/src/(?:record/|basics/(?:loading-button|use-pending-press))",
  `ui/src/form/(?!file-input|${filters})`,
  "node_modules/@radix-ui/react-(?:checkbox|switch)",
].join("|");

const later = new RegExp(`${overlays}|${forms}`);
const isOfStart = (id: string): boolean => ours.test(id) && !later.test(id);

export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "app", test: isOfStart, tags: ["$initial"], priority: 3 },
  { name: "kit", test: isOfStart, minShareCount: 14, priority: 2 },
  { name: "overlays", test: new RegExp(overlays), priority: 1 },
  { name: "forms", test: new RegExp(forms), minShareCount: 14 },
];
