import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { useEffect, useEffectEvent, useState } from "react";
import { type ChosenFile, readImportFile } from "./read-import-file.ts";

interface Chosen {
  readonly file: File;
  /** The admin's own choice; the others follow the kind of contents. */
  readonly sheet?: string;
}

interface ChosenState {
  /** Undefined until a file is chosen; without `read` while it is read. */
  readonly chosen: { readonly read: ChosenFile | undefined } | undefined;
  choose(file: File): void;
  chooseSheet(name: string): void;
}

/**
 * Reads the file that was chosen, and another sheet of it when that is chosen or another kind of contents is.
 *
 * @param onText receives an empty text while it is read, and when it is refused, so that nothing else is imported meanwhile
 */
export function useChosenFile(
  kind: ImportKind | undefined,
  onText: (fileName: string, text: string) => void,
): ChosenState {
  const [chosen, setChosen] = useState<Chosen>();
  const [read, setRead] = useState<ChosenFile>();
  const told = useEffectEvent(onText);
  useEffect(() => {
    if (chosen === undefined) return;
    const { file, sheet } = chosen;
    // It may also be read after what replaced it.
    let isReplaced = false;
    told(file.name, "");
    void readImportFile(file, kind, sheet).then((result) => {
      if (isReplaced) return;
      setRead(result);
      told(file.name, result.ok ? result.text : "");
    });
    return () => {
      isReplaced = true;
    };
  }, [chosen, kind]);
  return {
    chosen: chosen && { read },
    choose: (file) => {
      setRead(undefined);
      setChosen({ file });
    },
    chooseSheet: (sheet) => setChosen((last) => last && { ...last, sheet }),
  };
}
