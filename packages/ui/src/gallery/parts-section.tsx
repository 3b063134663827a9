import { useState } from "react";
import {
  ActionButtons,
  Brand,
  BrandMark,
  Button,
  CellLink,
  ChoicesFilter,
  ClockIcon,
  ComboboxToBe,
  CutText,
  EditIcon,
  Field,
  FieldGroup,
  FieldLink,
  formatDate,
  LightTable,
  People,
  RequiredLegend,
  RouteProgress,
  type RowAction,
  RowActions,
  RowLink,
  RowLockMark,
  RowMenu,
  SearchInput,
  TextInput,
  TrashIcon,
  texts,
  WeekDays,
  WrittenText,
} from "../index.ts";
import { buildings } from "./buildings.ts";
import { sample } from "./gallery.texts.ts";
import { Row, Section } from "./section.tsx";

const words = sample.parts;
const { holder, headers } = sample.list;
const lock = { holder, since: "10:42", text: texts.lock.text(holder, "10:42") };

const actions: readonly RowAction[] = [
  { name: "edit", label: sample.list.edit, icon: EditIcon, href: "#modifier" },
  { name: "remove", label: sample.list.remove, icon: TrashIcon, tone: "danger", onPress: () => undefined },
  {
    name: "print",
    label: sample.record.print,
    disabled: true,
    reason: sample.record.reason,
    onPress: () => undefined,
  },
];

export function RowsSection() {
  return (
    <Section title={words.rows}>
      <LightTable
        label={sample.list.title}
        rows={buildings.slice(0, 4)}
        columns={[
          { field: "name", header: headers.name, flex: 2, priority: "main" },
          { field: "city", header: headers.city },
          { field: "created", header: headers.created, width: 124, cell: "date" },
        ]}
        cells={{ date: ({ row }) => formatDate(row.created) }}
        filteredCount={4}
        sort={[]}
        onSortChange={() => undefined}
        rowName={({ name }) => name}
        actions={() => actions}
        rowLock={({ id }) => (id === 3 ? lock : undefined)}
      />
      <Row>
        <RowLink href="#fiche" label={sample.buttons.link}>
          {sample.form.nameValue}
        </RowLink>
        <CellLink href="#fiche">{sample.form.nameValue}</CellLink>
        <RowActions actions={actions} rowName={sample.form.nameValue} worded />
        <RowMenu
          actions={actions}
          rowName={sample.form.nameValue}
          press={({ onPress }) => onPress()}
          busy={undefined}
        />
        <RowLockMark lock={lock} />
      </Row>
      <Row>
        <ActionButtons actions={actions} />
      </Row>
      <div className="ui-gallery__narrow">
        <CutText>{words.long}</CutText>
      </div>
    </Section>
  );
}

export function PartsSection() {
  const [search, setSearch] = useState("");
  const [cities, setCities] = useState<readonly string[]>(["Lyon"]);
  const [busy, setBusy] = useState(false);
  return (
    <Section title={words.section}>
      <RouteProgress active={busy} />
      <Row>
        <Brand href="#tableau" />
        <BrandMark size={32} />
        <People names={[sample.account.name, holder, sample.record.resident]} text={words.lookers} />
        <Button size="small" onClick={() => setBusy(!busy)}>
          {words.progress}
        </Button>
      </Row>
      <Row>
        <SearchInput value={search} onValueChange={setSearch} label={sample.list.search} />
        <ChoicesFilter
          label={sample.list.city}
          options={sample.form.cities.map((value) => ({ value, label: value }))}
          values={cities}
          onValuesChange={setCities}
        />
        <ComboboxToBe
          aria-label={sample.form.city}
          value=""
          placeholder={sample.form.city}
          onBegin={() => undefined}
        />
      </Row>
      <WrittenText text={words.written} />
      <RequiredLegend />
      <FieldGroup legend={sample.form.services} help={sample.form.noteHelp} required>
        <Field id="gallery-link" label={sample.form.street} required>
          <TextInput value="" />
        </Field>
        <FieldLink fieldId="gallery-link">{sample.form.street}</FieldLink>
      </FieldGroup>
      <WeekDays
        label={sample.work.week}
        weekStart="2026-11-16"
        empty={words.noDelivery}
        slots={sample.work.slots.map((title, index) => ({
          key: index,
          date: `2026-11-${16 + (index % 2)}`,
          from: "09:00",
          to: "12:00",
          title,
          tone: "info",
          icon: ClockIcon,
          state: sample.work.states[0],
        }))}
        onDay={() => undefined}
        onOpen={() => undefined}
      />
    </Section>
  );
}
