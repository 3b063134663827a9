import "@palier/ui/styles.css";
import "./app.css";
import { keepEarlyPush } from "@palier/firebase-kit";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { recheckAtReturn } from "#api/session.ts";
import { listenToOtherTabs } from "#api/session-tabs.ts";
import { restoreDensity } from "#lists/kept-density.ts";
import { App } from "./app.tsx";
import { firstRowsShown } from "./first-rows-shown.ts";
import { restoreTheme } from "./theme.ts";

keepEarlyPush();
restoreTheme();
restoreDensity();
listenToOtherTabs();
recheckAtReturn();
void firstRowsShown().then(draw);

function draw(): void {
  const root = document.getElementById("palier");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
