import { Combobox, Field, IconButton, NumberInput, TrashIcon } from "@palier/ui";
import { useState } from "react";
import { searchOf } from "#fields/field-options.ts";
import { useOptionNames } from "#fields/use-option-names.ts";
import type { FieldSlot } from "#forms/field-control.tsx";
import { orderTexts } from "./order.texts.ts";
import "./order-articles.css";

const texts = orderTexts.create.articles;

interface Line {
  readonly serviceId: number;
  /** As typed: null while empty. */
  readonly quantity: unknown;
}

interface OrderArticlesProps {
  readonly slot: FieldSlot;
  /** French, by path: `articles.0.quantity`. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The articles of an order with their quantities; the selector adds one, which leaves the list at once. */
export function OrderArticles({ slot: { value, source, onChange }, errors }: OrderArticlesProps) {
  const lines = linesOf(value);
  const ids = lines.map(({ serviceId }) => String(serviceId));
  const { chosen, remember } = useOptionNames(ids, undefined, source);
  const [changes, setChanges] = useState(0);
  const setLines = (now: readonly Line[]): void => {
    setChanges(changes + 1);
    onChange(now);
  };
  if (source === undefined) return null;
  const search = searchOf(source);
  const isWaiting = source.waitsFor.length > 0;
  return (
    <div className="order-articles">
      <Combobox
        // Empty again after each choice, and ready for the next: what was pressed is gone.
        key={changes}
        begun={{ focused: changes > 0, text: undefined }}
        value={null}
        placeholder={isWaiting ? texts.residentFirst : texts.add}
        emptyText={isWaiting ? texts.residentFirst : texts.none}
        loadOptions={async (term, page, signal) => {
          const found = await search(term, page, signal);
          return { ...found, options: found.options.filter(({ id }) => !ids.includes(id)) };
        }}
        onValueChange={(option) => {
          if (option === null) return;
          remember([option]);
          setLines([...lines, { serviceId: Number(option.id), quantity: 1 }]);
        }}
      />
      {lines.map((line, at) => {
        const name = chosen[at]?.label ?? "";
        return (
          <div key={line.serviceId} className="order-articles__line">
            <Field label={texts.quantityOf(name)} error={errors[`articles.${at}.quantity`]}>
              <NumberInput
                value={typeof line.quantity === "number" ? line.quantity : null}
                onValueChange={(quantity) => onChange(lines.with(at, { ...line, quantity }))}
              />
            </Field>
            <IconButton
              icon={TrashIcon}
              label={texts.remove(name)}
              onClick={() => setLines(lines.toSpliced(at, 1))}
            />
          </div>
        );
      })}
    </div>
  );
}

const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? value.filter(isLine) : []);

const isLine = (each: unknown): each is Line =>
  typeof each === "object" && each !== null && "serviceId" in each && typeof each.serviceId === "number";
