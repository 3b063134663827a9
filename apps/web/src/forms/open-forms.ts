interface OpenForm {
  readonly isChanged: () => boolean;
  readonly forget: () => void;
  /** Resolves to `saved` on success. */
  readonly saving: () => Promise<string> | undefined;
}

export interface OpenForms {
  /** Returns a remove function. */
  readonly add: (id: string, form: OpenForm) => () => void;
  readonly isChanged: () => boolean;
  readonly saving: () => readonly Promise<string>[];
  /** Whether leaving would lose input or a save's outcome. */
  readonly holds: () => boolean;
  /** Except drafts of forms that became read-only (L06). */
  readonly giveUp: () => void;
  readonly forget: () => void;
}

export function createOpenForms(): OpenForms {
  const forms = new Map<string, OpenForm>();
  const all = (): readonly OpenForm[] => [...forms.values()];
  const isChanged = (): boolean => all().some((form) => form.isChanged());
  const saving = (): readonly Promise<string>[] =>
    all()
      .map((form) => form.saving())
      .filter((save) => save !== undefined);
  return {
    add(id, form) {
      forms.set(id, form);
      return () => void forms.delete(id);
    },
    isChanged,
    saving,
    holds: () => isChanged() || saving().length > 0,
    giveUp: () => {
      for (const form of all()) if (form.isChanged()) form.forget();
    },
    forget: () => {
      for (const form of all()) form.forget();
    },
  };
}
