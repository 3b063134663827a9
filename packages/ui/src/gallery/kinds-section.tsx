import { useState } from "react";
import {
  ColorInput,
  DateInput,
  DateTimeInput,
  Field,
  FieldRow,
  FormLayout,
  MoneyInput,
  RichText,
  SafeHtml,
  Select,
  Switch,
  TagInput,
} from "../index.ts";
import { CitySelectors } from "./city-selectors.tsx";
import { sample } from "./gallery.texts.ts";
import { Section } from "./section.tsx";

const words = sample.kinds;

export function KindsGallery() {
  const [locked, setLocked] = useState(false);
  const [day, setDay] = useState<string | null>("2026-11-20");
  const [at, setAt] = useState<string | null>("2026-11-20T09:30:00.000Z");
  const [color, setColor] = useState<string | null>("#2d6166");
  const [amount, setAmount] = useState<number | string | null>(1250);
  const [codes, setCodes] = useState<string[]>(["69001", "69002"]);
  const [html, setHtml] = useState<string>(words.article);
  const [state, setState] = useState<(typeof words.states)[number]["value"] | "">("draft");
  const field = { readOnly: locked };

  return (
    <Section title={words.title}>
      <FormLayout>
        <Switch label={words.locked} checked={locked} onCheckedChange={setLocked} />
        <FieldRow>
          <Field {...field} label={words.day}>
            <DateInput value={day} onValueChange={setDay} />
          </Field>
          <Field {...field} label={words.at}>
            <DateTimeInput value={at} onValueChange={setAt} />
          </Field>
        </FieldRow>
        <FieldRow>
          <Field {...field} label={words.color}>
            <ColorInput value={color} onValueChange={setColor} />
          </Field>
          <Field {...field} label={words.amount}>
            <MoneyInput value={amount} onValueChange={setAmount} />
          </Field>
          <Field {...field} label={words.state}>
            <Select value={state} onValueChange={setState} options={words.states} />
          </Field>
        </FieldRow>
        <CitySelectors readOnly={locked} />
        <Field {...field} label={words.codes}>
          <TagInput value={codes} onValueChange={setCodes} />
        </Field>
        <Field {...field} label={words.text} required>
          <RichText value={html} onValueChange={setHtml} />
        </Field>
        <SafeHtml html={html} />
      </FormLayout>
    </Section>
  );
}
