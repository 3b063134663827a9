import { overlayCode } from "@palier/ui";
import { beforeAll } from "vitest";

/** Loads the code of windows and menus first, for stories that are not about how late it comes. */
export const withOverlays = (): void => void beforeAll(async () => void (await overlayCode.load()));

/** Loads the palette's code first, but not that of windows. */
export const withPalette = (): void =>
  void beforeAll(async () => void (await import("#palette/palette-window.tsx")));
