import type { Page } from "@playwright/test";

/** As in a browser that forbids storage: each access throws. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
