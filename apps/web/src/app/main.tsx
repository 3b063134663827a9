import "@palier/ui/styles.css";
import "./app.css";
import { keepEarlyPush } from "@palier/firebase-kit";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { recheckAtReturn } from "#api/session.ts";
import { listenToOtherTabs } from "#api/session-tabs.ts";
import { restoreDensity } from "#lists/kept-density.ts";
import { App } from "./app.tsx";
import { forgetPagesWithSession } from "./forget-pages.ts";
import { restoreTheme } from "./theme.ts";

keepEarlyPush();
restoreTheme();
restoreDensity();
listenToOtherTabs();
recheckAtReturn();
forgetPagesWithSession();

const root = document.getElementById("palier");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
