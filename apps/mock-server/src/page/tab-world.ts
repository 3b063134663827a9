import type { CalledAnswer } from "@palier/contract/control";
import type { PageParts } from "./page-parts.ts";

/** Calls through the control API: the browser's own session stays. Self-contained, see `sentFunctions`. */
export function tabWorld({ ask }: PageParts, email: string) {
  const kept = "palier-try-world";
  let opened: Promise<string> | undefined;

  async function open(): Promise<string> {
    const name =
      sessionStorage.getItem(kept) ?? `docs-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
    sessionStorage.setItem(kept, name);
    await ask("POST", "/__mock/worlds", { name });
    return name;
  }

  /** Opens it once; a failure is retried. */
  function name(): Promise<string> {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  /** `address`: relative to the API's base, with query. */
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
