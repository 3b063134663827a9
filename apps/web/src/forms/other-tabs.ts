/** What is typed in other tabs of this browser, asked before a sign-out, which erases it there too (A23). */
import { check } from "@palier/contract";
import { z } from "zod";
import { tabChannel } from "#api/session-tabs.ts";

const tabMessage = z.union([
  z.object({ asks: z.string() }),
  z.object({ answers: z.string(), screen: z.string() }),
]);
type TabMessage = z.infer<typeof tabMessage>;

/** A tab in the background answers within milliseconds, on a busy computer too; a frozen one never (ms). */
const answerTime = 500;

export interface OtherTabs {
  /** Screens by name, each once, in which something is typed or being saved. None where tabs cannot talk. */
  readonly typedIn: () => Promise<readonly string[]>;
  readonly close: () => void;
}

/** `here` is this tab's answer: the screen's name if something is typed in it. */
export function otherTabs(here: () => string | undefined): OtherTabs {
  const channel = tabChannel("palier-typed");
  if (channel === undefined) return { typedIn: async () => [], close: () => undefined };
  const heard = new Map<string, Set<string>>();
  const say = (message: TabMessage): void => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = check(tabMessage, data);
    if (!message.ok) return;
    if ("answers" in message.value) {
      heard.get(message.value.answers)?.add(message.value.screen);
      return;
    }
    const screen = here();
    if (screen !== undefined) say({ answers: message.value.asks, screen });
  };

  return {
    typedIn: async () => {
      const question = String(Math.random());
      const screens = new Set<string>();
      heard.set(question, screens);
      say({ asks: question });
      await new Promise((resolve) => setTimeout(resolve, answerTime));
      heard.delete(question);
      return [...screens];
    },
    close: () => channel.close(),
  };
}
