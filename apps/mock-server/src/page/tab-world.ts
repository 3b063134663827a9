import type { CalledAnswer } from "@palier/contract/control";
import type { PageParts } from "./page-parts.ts";

/**
 * The world of this tab, and calls in it as an admin. They go through the control API, so that this browser's own session
 * stays what it is. Sent as its own text: it uses nothing from outside.
 */
export function tabWorld({ ask }: PageParts, email: string) {
  const kept = "palier-try-world";
  let opened: Promise<string> | undefined;

  async function open(): Promise<string> {
    const name = sessionStorage.getItem(kept) ?? `docs-${crypto.randomUUID().slice(0, 8)}`;
    sessionStorage.setItem(kept, name);
    await ask("POST", "/__mock/worlds", { name });
    return name;
  }

  /** Its name, once it is opened: by the first call, and by the next one where that failed. */
  function name(): Promise<string> {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  /** `address`: the path below the API's base, with its query. */
  async function call(method: string, address: string, body: object | undefined): Promise<CalledAnswer> {
    const world = await name();
    const [path = "", ...query] = address.split("?");
    const sent = { method, path, query: query.join("?"), ...(body === undefined ? {} : { body }) };
    return ask<CalledAnswer>(
      "POST",
      `/__mock/worlds/${world}/admins/${encodeURIComponent(email)}/call`,
      sent,
    );
  }

  return { name, call };
}

export type TabWorld = ReturnType<typeof tabWorld>;
