import { useState } from "react";
import {
  Button,
  Checkbox,
  DateInput,
  EmailInput,
  ErrorSummary,
  Field,
  FieldRow,
  FormLayout,
  FormSection,
  LoadingButton,
  MoneyInput,
  NumberInput,
  PasswordInput,
  PostalCodeInput,
  RadioGroup,
  Select,
  StickyActions,
  Switch,
  TelInput,
  TextArea,
  TextInput,
} from "../index.ts";
import { CitySelectors } from "./city-selectors.tsx";
import { sample } from "./gallery.texts.ts";
import { Section } from "./section.tsx";

const words = sample.form;
type Kind = keyof typeof words.kinds;
type Delivery = keyof typeof words.deliveries;

const kinds: { value: Kind; label: string }[] = [
  { value: "condo", label: words.kinds.condo },
  { value: "rent", label: words.kinds.rent },
  { value: "mixed", label: words.kinds.mixed },
];
const deliveries: { value: Delivery; label: string }[] = [
  { value: "home", label: words.deliveries.home },
  { value: "point", label: words.deliveries.point },
];

export function FormGallery() {
  return (
    <Section title={sample.sections.forms}>
      <FormLayout>
        <ErrorSummary
          problems={[
            { fieldId: "gallery-name", message: sample.errors[0] },
            { fieldId: "gallery-email", message: sample.errors[1] },
          ]}
        />
        <FormSection title={words.section} level={3}>
          <NameAndAddresses />
          <Figures />
          <ListsAndTexts />
          <Choices />
        </FormSection>
      </FormLayout>
      <StickyActions changes={3}>
        <LoadingButton onPress={async () => undefined}>{sample.buttons.save}</LoadingButton>
        <Button>{sample.buttons.cancel}</Button>
      </StickyActions>
    </Section>
  );
}

function NameAndAddresses() {
  const [name, setName] = useState<string>(words.nameValue);
  const [email, setEmail] = useState("jeanne.martin@palier");
  const [phone, setPhone] = useState("04 72 00 12 34");
  const [postalCode, setPostalCode] = useState("69003");
  return (
    <>
      <Field id="gallery-name" label={words.name} required>
        <TextInput value={name} onValueChange={setName} />
      </Field>
      <FieldRow>
        <Field id="gallery-email" label={words.email} required error={words.emailError}>
          <EmailInput value={email} onValueChange={setEmail} />
        </Field>
        <Field label={words.phone}>
          <TelInput value={phone} onValueChange={setPhone} />
        </Field>
        <Field label={words.postalCode}>
          <PostalCodeInput value={postalCode} onValueChange={setPostalCode} />
        </Field>
      </FieldRow>
    </>
  );
}

function Figures() {
  const [amount, setAmount] = useState<number | string | null>(123450);
  const [lots, setLots] = useState<number | string | null>(48);
  const [date, setDate] = useState<string | null>("2026-03-12");
  return (
    <FieldRow>
      <Field label={words.amount}>
        <MoneyInput value={amount} onValueChange={setAmount} />
      </Field>
      <Field label={words.lots}>
        <NumberInput value={lots} onValueChange={setLots} />
      </Field>
      <Field label={words.date}>
        <DateInput value={date} onValueChange={setDate} />
      </Field>
    </FieldRow>
  );
}

function ListsAndTexts() {
  const [kind, setKind] = useState<Kind | "">("condo");
  const [note, setNote] = useState("");
  const [password, setPassword] = useState("palier");
  return (
    <>
      <Field label={words.kind}>
        <Select value={kind} onValueChange={setKind} options={kinds} />
      </Field>
      <CitySelectors />
      <Field label={words.note} help={words.noteHelp}>
        <TextArea value={note} onValueChange={setNote} />
      </Field>
      <Field label={words.password}>
        <PasswordInput value={password} onValueChange={setPassword} />
      </Field>
      <Field label={words.street} disabled>
        <TextInput value="12 rue des Lilas" />
      </Field>
    </>
  );
}

function Choices() {
  const [delivery, setDelivery] = useState<Delivery>("home");
  const [notify, setNotify] = useState<boolean>(true);
  const [active, setActive] = useState(true);
  return (
    <>
      <RadioGroup
        legend={words.delivery}
        value={delivery}
        onValueChange={setDelivery}
        options={deliveries}
        inline
      />
      <Checkbox label={words.notify} checked={notify} onCheckedChange={setNotify} />
      <Checkbox label={words.notify} checked="indeterminate" onCheckedChange={() => undefined} />
      <Checkbox label={words.notify} checked={false} onCheckedChange={() => undefined} disabled />
      <Switch label={words.active} help={words.activeHelp} checked={active} onCheckedChange={setActive} />
      <Switch label={words.active} checked={false} onCheckedChange={() => undefined} />
    </>
  );
}
