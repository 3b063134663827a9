/** Before each test file: windows and menus are there at once; the page is emptied after each test. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { prefetchOverlays } from "./src/overlay/first-use.tsx";

await prefetchOverlays();
afterEach(cleanup);
