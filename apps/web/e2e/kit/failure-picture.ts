import type { Browser, TestInfo } from "@playwright/test";

const name = "screenshot";

/**
 * Attaches each open page's picture to a failed test, once. Playwright's own `only-on-failure` takes them after
 * each test that passes too, as it closes: a tenth of the suite's time.
 */
export async function pictureFailure(browser: Browser | null, testInfo: TestInfo): Promise<void> {
  const { status, expectedStatus, attachments } = testInfo;
  if (status === expectedStatus || attachments.some((each) => each.name === name)) return;
  const open = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  // A worker's own page, for markup, shows nothing.
  const pages = open.filter((page) => page.url() !== "about:blank");
  for (const [index, page] of pages.entries()) {
    const path = testInfo.outputPath(`test-failed-${index + 1}.png`);
    // A frozen or crashed page has none; the test's own failure must stay visible.
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    // `attach` would copy the file.
    if (isTaken) attachments.push({ name, path, contentType: "image/png" });
  }
}
