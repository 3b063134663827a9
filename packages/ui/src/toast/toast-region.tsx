import * as Radix from "@radix-ui/react-toast";
import { texts } from "../texts.ts";
import { measuredToasts } from "./measured-toasts.ts";
import { Toast } from "./toast.tsx";
import type { ShownToast } from "./toast-content.ts";

export interface ToastRegionProps {
  readonly shown: readonly ShownToast[];
  readonly used: Set<number>;
  readonly dismiss: (id: number) => void;
}

/** Outside of the page, as Radix has no option to announce nothing; `ToastStatus` announces toasts. */
const nowhere = document.createDocumentFragment();

/** The toasts, in the region that F8 focuses. */
export function ToastRegion({ shown, used, dismiss }: ToastRegionProps) {
  return (
    <Radix.Provider label={texts.toast.label} announcerContainer={nowhere} swipeDirection="right">
      {shown.map(({ id, content, count }) => (
        <Toast
          key={id}
          content={content}
          count={count}
          onClose={() => dismiss(id)}
          onUse={(isUsed) => (isUsed ? used.add(id) : used.delete(id))}
        />
      ))}
      <Radix.Viewport ref={measuredToasts} className="ui-toasts" label={texts.toast.region} />
    </Radix.Provider>
  );
}
