import { useEffect, useEffectEvent, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons.ts";
import { MediaModal } from "../overlay/overlays.tsx";
import { texts } from "../texts.ts";

export interface Photo {
  src: string;
  /** « Preuve de livraison ». Names thumbnail and dialog. */
  label: string;
}

/** Each thumbnail opens in a frame of 80 % × 80 % of the window (§9, S22). */
export function PhotoStrip({ label, photos }: { label: string; photos: readonly Photo[] }) {
  const [shown, setShown] = useState<number | undefined>();
  const photo = shown === undefined ? undefined : photos[shown];
  const step = (by: 1 | -1) => setShown((at) => ((at ?? 0) + by + photos.length) % photos.length);
  return (
    <>
      <ul className="ui-photos" aria-label={label}>
        {photos.map((each, index) => (
          <li key={each.src}>
            <button type="button" className="ui-photos__thumb" onClick={() => setShown(index)}>
              <img src={each.src} alt={each.label} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {photo === undefined ? null : (
        <MediaModal
          open
          onOpenChange={() => setShown(undefined)}
          title={photo.label}
          src={photo.src}
          actions={photos.length < 2 ? null : <Steps onStep={step} />}
        />
      )}
    </>
  );
}

/** By button and arrow key, cyclic. */
function Steps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const press = useEffectEvent(({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (ctrlKey || altKey || metaKey || shiftKey) return;
    if (key === "ArrowRight") onStep(1);
    if (key === "ArrowLeft") onStep(-1);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      <IconButton icon={ArrowLeftIcon} label={texts.photos.previous} onClick={() => onStep(-1)} />
      <IconButton icon={ArrowRightIcon} label={texts.photos.next} onClick={() => onStep(1)} />
    </>
  );
}
