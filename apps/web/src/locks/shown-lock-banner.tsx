import { Banner } from "@palier/ui";
import { LockBanner } from "./lock-banner.tsx";
import { lockTexts as texts } from "./locks.texts.ts";
import { SettledButton } from "./settled-button.tsx";
import type { ShownLock } from "./use-shown-lock.ts";
import { useTyped } from "./use-typed.ts";

/** The holder with « Demander la main », or that this admin holds the record on request. */
export function ShownLockBanner({ shown }: { readonly shown: ShownLock }) {
  const { lock, asked } = shown;
  // Held on request, for an action: not to be handed over unasked.
  useTyped(shown, lock.kind === "mine");
  if (lock.kind === "mine" && asked === undefined) {
    return (
      <Banner
        tone="info"
        role="status"
        actions={<SettledButton label={texts.shown.giveBack} onPress={shown.giveBack} />}
      >
        {texts.shown.mine}
      </Banner>
    );
  }
  // Its page has no form of its own.
  return <LockBanner editLock={shown} hasInput={false} template={texts.shown.template} />;
}
