import { useEffect, useState } from "react";
import { texts } from "../texts.ts";
import type { ShownToast } from "./toast-content.ts";
import { isUrgent, wordsOf } from "./toast-words.ts";

/**
 * How long the words stay: one who goes through the page line by line should not meet each toast twice, but a screen
 * reader on a busy machine reads them some time after they came.
 */
const SAID_MS = 2000;

/**
 * What a screen reader says of toasts. Both regions are there before any toast: of words that come together with their
 * region, or right after it, readers say nothing. That is why Radix' own announcer is not used.
 */
export function ToastStatus({ shown }: { readonly shown: readonly ShownToast[] }) {
  const said = (urgent: boolean) =>
    shown
      .filter(({ content }) => isUrgent(content) === urgent)
      .map((toast) => <Said key={toast.id} toast={toast} />);
  return (
    <>
      <div className="ui-hidden" aria-live="polite">
        {said(false)}
      </div>
      <div className="ui-hidden" aria-live="assertive">
        {said(true)}
      </div>
    </>
  );
}

function Said({ toast: { content, count } }: { readonly toast: ShownToast }) {
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), SAID_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isSaid) return null;
  const { title, detail, label } = wordsOf(content, count);
  const words = [title, detail, content.action?.altText ?? label].filter((each) => each !== undefined);
  return <p>{`${texts.toast[content.tone]}\u00a0: ${words.join(" ")}`}</p>;
}
