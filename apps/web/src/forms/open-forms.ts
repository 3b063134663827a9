interface OpenForm {
  readonly isChanged: () => boolean;
  readonly forget: () => void;
  /** The save under way; it resolves to `saved` when it went through. */
  readonly saving: () => Promise<string> | undefined;
}

/** The forms of the page. */
export interface OpenForms {
  /** Returns the way to take it out again. */
  readonly add: (id: string, form: OpenForm) => () => void;
  /** True while a form holds unsaved edits. */
  readonly isChanged: () => boolean;
  /** The saves under way. */
  readonly saving: () => readonly Promise<string>[];
  /** True while leaving would lose something, or would not learn how a save ended. */
  readonly holds: () => boolean;
  /** Gives up the unsaved edits of every form. The draft of a form that turned read-only stays (L06). */
  readonly giveUp: () => void;
  /** Gives up every form. */
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
