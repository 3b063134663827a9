import { type ImportKind, importKindOf, importText } from "@palier/contract/areas/wallet-import-header";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { z } from "zod";
import { browserTexts } from "#browser/storage.ts";
import {
  type ChosenFields,
  forOtherFiles,
  type MappingStep,
  mappingStep,
  withChosenFields,
} from "./column-mapping.ts";
import { type ChosenFile, readImportFile } from "./read-import-file.ts";
import type { ReadSheet } from "./sheet-text.ts";

interface Chosen {
  readonly file: File;
  /** The admin's own choice; the others follow the kind of contents. */
  readonly sheet?: string;
}

const nothing: ChosenFields = {};

interface ChosenState {
  /** Undefined while every title is known, or every field has its column. */
  readonly mapping: { readonly step: MappingStep; readonly chosen: ChosenFields } | undefined;
  chooseFields(chosen: ChosenFields): void;
  /** Undefined until a file is chosen; without `read` while it is read. */
  readonly chosen:
    | { readonly read: ChosenFile | undefined; readonly sheet: ReadSheet | undefined }
    | undefined;
  choose(file: File): void;
  chooseSheet(name: string): void;
}

/**
 * Reads the file that was chosen, and another sheet of it when that is chosen or another kind of contents is.
 *
 * @param onKind receives the kind of contents that the titles tell, where none was chosen
 * @param onText receives an empty text while it is read, and when it is refused, so that nothing else is imported meanwhile
 */
export function useChosenFile(
  kind: ImportKind | undefined,
  onKind: (kind: ImportKind) => void,
  onText: (fileName: string, text: string) => void,
): ChosenState {
  const [chosen, setChosen] = useState<Chosen>();
  const [read, setRead] = useState<ChosenFile>();
  const [isReading, setReading] = useState(false);
  const [fields, setFields] = useState<ChosenFields>(nothing);
  const text = !isReading && read?.ok === true ? read.text : undefined;
  const told = useEffectEvent(onText);
  const guess = useEffectEvent((content: string) => {
    const told = kind === undefined ? importKindOf(importText(content)) : undefined;
    if (told !== undefined) onKind(told);
  });
  useEffect(() => setFields(kind === undefined ? nothing : rememberedFields(kind)), [kind]);
  const tell = useEffectEvent((content: string) => {
    if (chosen !== undefined)
      told(chosen.file.name, kind === undefined ? content : withChosenFields(kind, content, fields));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen for its columns changes the text
  useEffect(() => {
    if (text !== undefined) tell(text);
  }, [text, fields]);
  // After the text of a file, which it takes back while another one is read.
  useEffect(() => {
    if (chosen === undefined) return;
    const { file, sheet } = chosen;
    setReading(true);
    // It may also be read after what replaced it.
    let isReplaced = false;
    told(file.name, "");
    void readImportFile(file, kind, sheet).then((result) => {
      if (isReplaced) return;
      setRead(result);
      setReading(false);
      if (result.ok) guess(result.text);
    });
    return () => {
      isReplaced = true;
    };
  }, [chosen, kind]);
  const step = useMemo(
    () => (kind === undefined || text === undefined ? undefined : mappingStep(kind, text, fields)),
    [kind, text, fields],
  );
  return {
    chosen: chosen && {
      read: isReading ? undefined : read,
      // Stays while another one is read, so that the focus has its place.
      sheet: read?.sheet && { ...read.sheet, name: chosen.sheet ?? read.sheet.name },
    },
    mapping: step && { step, chosen: fields },
    chooseFields: (next) => {
      if (kind !== undefined) rememberFields(kind, forOtherFiles(next));
      setFields(next);
    },
    choose: (file) => {
      setRead(undefined);
      setFields(forOtherFiles);
      setChosen({ file });
    },
    chooseSheet: (sheet) => setChosen((last) => last && { ...last, sheet }),
  };
}

const titlesKey = "palier:import-titles";

const keptTitles = z.record(z.string(), z.record(z.string(), z.string()));

function allTitles(): z.output<typeof keptTitles> {
  try {
    return keptTitles.catch({}).parse(JSON.parse(browserTexts.read(titlesKey) ?? "{}"));
  } catch {
    return {};
  }
}

/** What was chosen for the columns of former files, in this browser: titles and fields, no value of a file. */
const rememberedFields = (kind: ImportKind): ChosenFields => allTitles()[kind] ?? {};

function rememberFields(kind: ImportKind, fields: ChosenFields): void {
  browserTexts.write(titlesKey, JSON.stringify({ ...allTitles(), [kind]: fields }));
}
