import { Dialog, overlayCode, WindowPending } from "@palier/ui";
import { inMemory, sharedValue } from "#browser/shared-value.ts";
import { useShortcuts } from "#navigation/shortcuts.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import type { KeyedPlace } from "./key-groups.ts";
import { keysTitle } from "./keys-title.texts.ts";
import type { KeysWindowProps } from "./keys-window.tsx";
import { useGoKeys } from "./use-go-keys.ts";
import { useSaveKey } from "./use-save-key.ts";

const Window = lazyPart<KeysWindowProps>(
  async () => {
    const [{ KeysWindow }] = await Promise.all([import("./keys-window.tsx"), overlayCode.load()]);
    return KeysWindow;
  },
  {
    pending: ({ onClose }) => <WindowPending onGiveUp={onClose} />,
    frame: (failure, { onClose }) => (
      <Dialog open title={keysTitle} onOpenChange={(open) => (open ? undefined : onClose())}>
        {failure}
      </Dialog>
    ),
  },
);

const shown = sharedValue(inMemory(false));

export const showKeys = (): void => shown.set(true);

export function Keys({ places }: { readonly places: readonly KeyedPlace[] }) {
  useGoKeys(places);
  useSaveKey();
  useShortcuts({ "?": showKeys });
  return shown.use() ? <Window places={places} onClose={() => shown.set(false)} /> : null;
}
