/**
 * The web app without a server: a service worker hands its calls to the mock server in this tab, signed in as Jeanne.
 * The data is invented, this tab's own, and new at each load.
 */
import { mockWorld } from "@palier/mock-server/msw";
import { setupWorker } from "msw/browser";

const world = mockWorld({ name: "demo", origin: location.origin });
await world.signIn();
await setupWorker(...world.handlers).start({ quiet: true, onUnhandledFrame: "bypass" });
await import("../src/app/main.tsx");
