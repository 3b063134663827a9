import { check } from "@palier/contract";
import { TagInput } from "@palier/ui";
import type { z } from "zod";

interface TagsControlProps {
  readonly value: unknown;
  readonly item: z.ZodType;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

/** Validated by the contract when added. */
export function TagsControl({ value, item, onChange, onLeave }: TagsControlProps) {
  const problemOf = (text: string): string | undefined => {
    const checked = check(item, text);
    const [error] = checked.ok ? [] : checked.errors;
    return error === undefined ? undefined : `${text}\u00a0: ${error.message}`;
  };
  return (
    <TagInput
      value={Array.isArray(value) ? value.map(String) : []}
      onValueChange={onChange}
      onBlur={onLeave}
      problemOf={problemOf}
    />
  );
}
