/** Before each test file: windows and menus are there at once; the page is emptied after each test. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { overlayCode } from "./src/overlay/overlay-code.tsx";

await overlayCode.load();
afterEach(cleanup);
