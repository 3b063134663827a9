import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Create style elements at runtime, whose text no policy can list beforehand. */
const writers =
  /(?:\/ag-stack\/dist\/package\/main\.esm\.mjs|\/react-style-singleton\/dist\/es2015\/singleton\.js)$/;
const makesStyle = /document\.createElement\((["'])style\1\)/g;

/**
 * Makes the grid and the windows' scroll lock create `<adopted-style>` (src/browser/adopted-style.ts) instead
 * of `<style>`: the content security policy then needs neither `'unsafe-inline'` nor a nonce, which static
 * files cannot have.
 */
export function adoptedStyles(): Plugin {
  const own = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
  let isOwn = false;
  return {
    name: "palier:adopted-styles",
    apply: "build",
    configResolved({ root }) {
      isOwn = root.replace(/\/$/, "") === own;
    },
    transform: {
      filter: { id: writers },
      handler(code, id) {
        if (!isOwn) return undefined;
        if (code.match(makesStyle)?.length !== 1) this.error(`${id} no longer makes one style element`);
        return { code: code.replace(makesStyle, 'document.createElement("adopted-style")'), map: null };
      },
    },
  };
}
