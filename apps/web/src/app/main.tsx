import "@palier/ui/styles.css";
import "./app.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { restoreTheme } from "./theme.ts";

restoreTheme();
const root = document.getElementById("palier");
if (root !== null) createRoot(root).render(<App />);
