import { hide, show } from "@palier/mock-server/playwright";
import { expect } from "@playwright/test";
import { receives, state } from "../kit/browser-state.ts";
import { jeanne, toast } from "../kit/palier.ts";
import type { Act } from "./act.ts";
import { rows } from "./acts-forms.ts";
import type { Player } from "./player.ts";

const alerts = "/admin/alert/ajax-list";
const settings = "/admin/notifications";

function messageOf(player: Player) {
  const { page, push, draws } = player;
  const title = `Alerte ${player.word()}`;
  const place = `/admin/building/edit/${draws.int(3, 60)}`;
  const own = async (query: string): Promise<number> =>
    (await rows(player, alerts, query)).filter((each: { title: string }) => each.title === title).length;
  const panel = page.getByRole("dialog", { name: "Alertes" });
  const item = panel.getByRole("listitem").filter({ hasText: title });
  return {
    title,
    place,
    kept: () => own(""),
    unread: () => own("&read=false"),
    isUp: async () => (await push.shown()).some((each) => each.title === title),
    toasts: toast(page, title),
    /** Where the message has been shown so far. */
    places: new Set<string>(),
    link: item.getByRole("link"),
    read: item.getByRole("button", { name: /^Marquer comme lue/ }),
    // Pressing an open one would close it.
    bell: page.getByRole("banner").getByRole("button", { name: /^Alertes/, expanded: false }),
  };
}

type Message = ReturnType<typeof messageOf>;

/** Needs a hidden page; pressing the notification leads to the record. */
async function pressNotification(player: Player, message: Message): Promise<void> {
  const { page, push } = player;
  const { title, isUp } = message;
  await expect.poll(isUp, { message: "the notification of a page that nobody sees" }).toBe(true);
  await refuseTwice(message);
  await show(page);
  await player.act(async () => {
    const opened = await push.click(title);
    // A page at sign-in cannot show it, so the worker opens a window.
    await opened?.close();
  });
}

/** @throws Error if it is shown as a toast and a notification, or twice as a toast */
async function refuseTwice({ toasts, isUp, title, places }: Message): Promise<void> {
  if ((await toasts.count()) > 0) places.add("toast");
  if (await isUp()) places.add("notification");
  // Equal toasts are merged and marked.
  const again = await toasts.and(toasts.page().locator("[data-again]")).count();
  if (places.size > 1 || again > 0)
    throw new Error(`a message that is shown twice, by ${[...places].join(" and ")}: ${title}`);
}

/** The message is read, and the bell shows the server's count. */
async function isRead(player: Player, message: Message): Promise<boolean> {
  if ((await message.unread()) > 0) return false;
  const unread = (await rows(player, alerts, "&read=false")).length;
  const name = unread === 0 ? /^Alertes$/ : new RegExp(`^Alertes, ${unread} non lues?$`);
  // Its open panel hides the bell from roles.
  const banner = player.page.getByRole("banner", { includeHidden: true });
  return (await banner.getByRole("button", { name, includeHidden: true }).count()) === 1;
}

export const openFromPush: Act = {
  name: "open a record from a message",
  needsNotifications: true,
  async play(player) {
    const { page, push, world } = player;
    const message = messageOf(player);
    const { title, place, toasts, link, bell, read } = message;
    await player.open(settings, page.locator("main h1"));
    const isReceiver = async () =>
      (await world.outbox()).receivers.some(({ email }) => email === jeanne.email);
    await player.until({
      what: "this browser receives messages",
      done: async () => (await state(page, receives).count()) === 1 && (await isReceiver()),
      ways: [page.getByRole("button", { name: "Activer les notifications" })],
    });
    const isSeen = player.draws.chance(0.5);
    if (!isSeen) await hide(page);
    await push.deliver({
      to: jeanne.email,
      notification: { title, body: "Hall B" },
      data: { link: place },
    });
    if (!isSeen) await pressNotification(player, message);
    await player.until({
      what: "the address of the message's record",
      done: async () => {
        await refuseTwice(message);
        return page.url().endsWith(place);
      },
      // After a sign-in, or without the toast, only the bell has it.
      ways: [toasts.getByRole("button", { name: "Ouvrir" }), link, bell],
    });
    const name = page.getByRole("textbox", { name: /^Nom/ });
    // The bell's panel may still be open, and would hide the page's ways on.
    await page.keyboard.press("Escape");
    await player.until({ what: "the message's record", done: () => name.isVisible() });
    const windows = page.context().pages();
    expect(windows.filter((each) => each.url().endsWith(place)).length, "windows of the record").toBe(1);
    await player.until({
      what: "the bell counts the message no longer",
      done: () => isRead(player, message),
      ways: [read, bell],
    });
    await expect.poll(message.isUp, { message: "a notification that was pressed" }).toBe(false);
    return message.kept;
  },
};
