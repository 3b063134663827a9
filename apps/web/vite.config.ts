import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { adoptedStyles } from "./adopted-styles.ts";
import { compressedFiles } from "./compressed-files.ts";
import { firstPaint } from "./first-paint/plugin.ts";
import { scriptGroups } from "./first-paint/script-groups.ts";
import { guide } from "./guide.ts";
import { supportedBrowsers } from "./supported-browsers.ts";
import { withoutJsonSchema } from "./without-json-schema.ts";
import { withoutZod3 } from "./without-zod-3.ts";

/** The server behind `/api`: any Palier backend, or the mock server, which reads the same PORT. */
const mockServer = process.env.PALIER_API ?? `http://127.0.0.1:${process.env.PORT || 4010}`;

export default defineConfig({
  plugins: [
    react(),
    withoutZod3(),
    withoutJsonSchema(),
    adoptedStyles(),
    firstPaint(),
    guide(),
    compressedFiles(),
  ],
  server: {
    port: Number(process.env.WEB_PORT || 5173),
    // The service worker's source is served from a folder below its scope.
    headers: { "Service-Worker-Allowed": "/" },
    proxy: {
      // The mock server derives the realtime service's address from the request's host, so it must see the browser's.
      "/.ws": { target: mockServer, ws: true },
      "/identitytoolkit.googleapis.com": { target: mockServer },
      "/securetoken.googleapis.com": { target: mockServer },
      "/api": { target: mockServer },
      "/__mock": mockServer,
      "/docs": mockServer,
      "/openapi.json": mockServer,
    },
  },
  build: {
    target: supportedBrowsers,
    // Notices of everything that is bundled, served beside it.
    license: { fileName: "licences.md" },
    // All screens' rules are 5 kB; separate files of 0.3 kB would cost a list another round trip.
    cssCodeSplit: false,
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: scriptGroups,
        },
      },
    },
  },
});
