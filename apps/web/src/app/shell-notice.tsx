import { useConnection } from "@palier/firebase-kit/react";
import { Banner } from "@palier/ui";
import { lockTexts } from "#locks/locks.texts.ts";
import { appTexts as texts } from "./app.texts.ts";

/** Across the page: no network at all, or no realtime service, so that locks are not guaranteed (L07). */
export function ShellNotice({ online }: { readonly online: boolean }) {
  const connection = useConnection();
  if (!online) return <Notice text={texts.offline} />;
  if (connection === "refused") return <Notice text={lockTexts.noticeRefused} />;
  if (connection === "unavailable" || connection === "offline") return <Notice text={lockTexts.notice} />;
  return null;
}

function Notice({ text }: { readonly text: string }) {
  return (
    <Banner tone="warning" role="status">
      {text}
    </Banner>
  );
}
