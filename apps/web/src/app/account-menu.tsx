import type { SignedInAdmin } from "@palier/contract/areas/session";
import { usePushWithdrawal } from "@palier/firebase-kit/react";
import {
  AccessibilityIcon,
  BellIcon,
  HelpIcon,
  type IconType,
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  SunIcon,
  ThemeIcon,
  AccountMenu as UiAccountMenu,
  UserIcon,
  useToast,
} from "@palier/ui";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { queryClient } from "#api/query-client.ts";
import { signOut } from "#api/session.ts";
import { useRecordPath } from "#areas/areas.tsx";
import { type Theme, theme } from "#browser/theme.ts";
import { useMayLeave } from "#forms/unsaved.tsx";
import { showKeys } from "#keys/keys.tsx";
import { paths } from "#navigation/paths.ts";
import type { PaletteEntry } from "#palette/entries.ts";
import { appTexts as texts } from "./app.texts.ts";

const themes: readonly (readonly [Theme, IconType])[] = [
  ["system", ThemeIcon],
  ["light", SunIcon],
  ["dark", MoonIcon],
];

export function AccountMenu({ admin }: { readonly admin: SignedInAdmin }) {
  const shown = theme.use();
  const leave = useSignOut();
  const account = useRecordPath()("accountAdmin", admin.id);
  return (
    <UiAccountMenu
      name={`${admin.firstName} ${admin.lastName}`}
      detail={admin.email}
      items={[
        ...(account === undefined ? [] : [{ label: texts.account, icon: UserIcon, href: account }]),
        { label: texts.notifications, icon: BellIcon, href: paths.notifications },
        { label: texts.keys, icon: KeyboardIcon, onSelect: showKeys },
        { label: texts.help, icon: HelpIcon, onSelect: openGuide },
        "separator",
        ...themes.map(([name, icon]) => ({
          label: texts.theme[name],
          icon,
          chosen: shown === name,
          onSelect: () => theme.set(name),
        })),
        "separator",
        { label: texts.accessibility, icon: AccessibilityIcon, href: paths.accessibility },
        { label: texts.signOut, icon: LogOutIcon, onSelect: leave },
      ]}
    />
  );
}

/** The guide opens beside the app, so that nothing typed is left. */
const openGuide = () => void window.open("/aide.html", "_blank", "noopener");

/** The menu's acts for the palette, with the other words that people type for them. */
export function useAccountCommands(): readonly PaletteEntry[] {
  const shown = theme.use();
  const leave = useSignOut();
  return [
    ...themes
      .filter(([name]) => name !== shown)
      .map(([name, icon]) => ({
        key: `theme ${name}`,
        label: texts.theme[name],
        words: texts.theme.words[name],
        icon,
        run: () => theme.set(name),
      })),
    { key: "keys", label: texts.keys, words: texts.keysWords, icon: KeyboardIcon, run: showKeys },
    { key: "help", label: texts.help, words: texts.helpWords, icon: HelpIcon, run: openGuide },
    {
      key: "accessibility",
      label: texts.accessibilityStatement,
      icon: AccessibilityIcon,
      href: paths.accessibility,
    },
    { key: "sign-out", label: texts.signOut, words: texts.signOutWords, icon: LogOutIcon, run: leave },
  ];
}

/** Asks about what is unsaved, and keeps the session if the server does not end it. */
function useSignOut(): () => void {
  const toast = useToast();
  const withdraw = usePushWithdrawal();
  const mayLeave = useMayLeave();
  const leave = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    const registerAgain = await withdraw();
    try {
      await signOut();
      queryClient.clear();
    } catch (error) {
      registerAgain();
      const { title } = failureText(failureOf(error));
      toast.error(texts.signOutFailed, { detail: title });
    }
  };
  return () => void leave();
}
