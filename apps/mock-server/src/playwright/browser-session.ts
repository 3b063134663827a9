import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { isAway } from "./page-state.ts";

/**
 * A CDP session for the whole context, through any responsive page, or a temporary one. Chromium only; throws
 * elsewhere.
 */
export async function withBrowserSession<T>(
  context: BrowserContext,
  act: (session: CDPSession) => Promise<T>,
): Promise<T> {
  const found = context.pages().find((page) => !page.isClosed() && !isAway(page));
  const page: Page = found ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  try {
    return await act(session);
  } finally {
    await session.detach();
    if (found === undefined) await page.close();
  }
}
