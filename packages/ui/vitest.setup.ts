/** Loads dialogs, menus and toasts before each test file, and clears the page after each test. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { overlayCode } from "./src/overlay/overlay-code.tsx";
import { toastCode } from "./src/toast/toast-provider.tsx";

await Promise.all([overlayCode.load(), toastCode.load()]);
afterEach(cleanup);
