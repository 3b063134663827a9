import { sharedValue } from "#browser/shared-value.ts";
import { browserTexts } from "#browser/storage.ts";

const key = "palier:letter-keys";

/** Off for users who dictate or tremble (WCAG 2.1.4). */
export const letterKeys = sharedValue<boolean>({
  read: () => browserTexts.read(key) !== "off",
  write: (on) => (on ? browserTexts.remove(key) : browserTexts.write(key, "off")),
});
