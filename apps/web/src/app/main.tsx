import "@palier/ui/styles.css";
import "./app.css";
import { hearPush } from "@palier/firebase-kit";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { recheckAtReturn } from "#api/session.ts";
import { listenToOtherTabs } from "#api/session-tabs.ts";
import { defineAdoptedStyle } from "#browser/adopted-style.ts";
import { logFault } from "#browser/fault-log.ts";
import { browserTexts } from "#browser/storage.ts";
import { restoreTheme } from "#browser/theme.ts";
import { restoreDensity } from "#lists/kept-density.ts";
import { followReceiver } from "#push/receiver.ts";
import { App } from "./app.tsx";

defineAdoptedStyle();
hearPush();
followReceiver();
restoreTheme();
restoreDensity();
listenToOtherTabs();
recheckAtReturn();
// Residents' names that earlier versions stored.
browserTexts.remove("palier:last-pages:1");

// Translators begin once the page is there.
import("#browser/translated-page.ts").then(({ bearTranslation }) => bearTranslation(), logFault);

const root = document.getElementById("palier");
if (root !== null)
  createRoot(root, {
    // React would log whole errors; our boundaries report those they catch.
    onCaughtError: () => undefined,
    onRecoverableError: logFault,
    onUncaughtError: logFault,
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
