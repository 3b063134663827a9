import { ownName } from "@palier/contract/kit/own-name";
import { counted, quoted } from "@palier/ui";
import type { Question } from "./action.ts";

interface ClosingWords<R> {
  /** The effect on dependents, with their number. */
  readonly concerns: (records: readonly R[]) => string;
  /** « Archiver l’immeuble ». */
  readonly confirmLabel: string;
}

const asked = <R extends object>(verb: string, { concerns, confirmLabel }: ClosingWords<R>) => ({
  question: (record: R): Question => ({
    title: `${verb} ${quoted(ownName(record) ?? "")}\u202f?`,
    detail: concerns([record]),
    confirmLabel,
  }),
  detailForAll: concerns,
});

export const switchTexts = <R extends object>(words: ClosingWords<R>) => ({
  disable: {
    label: "Désactiver",
    ...asked("Désactiver", words),
    done: (name: string) => `Désactivation effectuée\u00a0: ${name}`,
    counted: (count: number) => counted(count, "désactivation effectuée", "désactivations effectuées"),
  },
  enable: {
    label: "Réactiver",
    done: (name: string) => `Réactivation effectuée\u00a0: ${name}`,
    counted: (count: number) => counted(count, "réactivation effectuée", "réactivations effectuées"),
  },
});

export const archiveTexts = <R extends object>(words: ClosingWords<R>) => ({
  archive: {
    label: "Archiver",
    ...asked("Archiver", words),
    done: (name: string) => `Archivage effectué\u00a0: ${name}`,
    counted: (count: number) => counted(count, "archivage effectué", "archivages effectués"),
  },
  reopen: {
    label: "Rouvrir",
    done: (name: string) => `Réouverture effectuée\u00a0: ${name}`,
    counted: (count: number) => counted(count, "réouverture effectuée", "réouvertures effectuées"),
  },
  activate: {
    label: "Activer",
    done: (name: string) => `Activation effectuée\u00a0: ${name}`,
    counted: (count: number) => counted(count, "activation effectuée", "activations effectuées"),
  },
});

/** Sum of a column over several records. */
export const together = <K extends string>(
  records: readonly { readonly [N in K]: number }[],
  column: K,
): number => records.reduce((sum, record) => sum + record[column], 0);
