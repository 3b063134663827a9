import { useState } from "react";
import {
  ActionDialog,
  EditIcon,
  Facts,
  Field,
  formatMoney,
  HeadActions,
  ItemsTable,
  PageHeader,
  PhotoStrip,
  RecordLayout,
  type RowAction,
  SuccessIcon,
  Tabs,
  TextInput,
  Thread,
  Timeline,
  UndoIcon,
} from "../index.ts";
import { sample } from "./gallery.texts.ts";
import { Section } from "./section.tsx";

const words = sample.record;
const picture = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 60'%3E%3Crect width='80' height='60' fill='%23${colour}'/%3E%3C/svg%3E`;

export function RecordSection() {
  const [open, setOpen] = useState(false);
  const actions: RowAction[] = [
    { name: "refund", label: words.refund, icon: UndoIcon, onPress: () => setOpen(true) },
    { name: "edit", label: sample.buttons.edit, icon: EditIcon, href: "#modifier" },
    {
      name: "cancel",
      label: sample.buttons.remove,
      disabled: true,
      reason: words.reason,
      onPress: () => undefined,
    },
    { name: "print", label: words.print, onPress: () => undefined },
    { name: "copy", label: words.duplicate, disabled: true, reason: words.reason, onPress: () => undefined },
  ];
  return (
    <Section title={words.section}>
      <RecordLayout
        head={
          <PageHeader title={words.name} actions={<HeadActions actions={actions} subject={words.name} />}>
            <Facts
              layout="line"
              facts={[
                { label: sample.list.headers.status, value: words.status, tone: "success" },
                { label: words.line.amount, value: formatMoney(123450) },
              ]}
            />
          </PageHeader>
        }
        tabs={
          <Tabs
            label={words.section}
            current="#fiche"
            tabs={[
              { label: sample.tabs.sheet, href: "#fiche" },
              { label: sample.tabs.history, href: "#historique" },
            ]}
          />
        }
        main={<RecordMain />}
        aside={
          <>
            <Facts layout="column" facts={sample.facts.map(([label, value]) => ({ label, value }))} />
            <PhotoStrip
              label={words.photos}
              photos={["d8e4e4", "e9d8c8", "c9d4e8"].map((colour, index) => ({
                src: picture(colour),
                label: `${words.photo} ${index + 1}`,
              }))}
            />
          </>
        }
      />
      <RefundDialog open={open} onOpenChange={setOpen} />
    </Section>
  );
}

function RecordMain() {
  return (
    <>
      <Timeline
        label={words.timeline}
        entries={[
          {
            key: 1,
            at: "2026-03-14T16:05:00Z",
            title: words.refunded,
            body: words.comment,
            byWhom: sample.list.holder,
            tone: "warning",
            icon: UndoIcon,
          },
          {
            key: 2,
            at: "2026-03-13T09:30:00Z",
            title: words.delivered,
            tone: "success",
            icon: SuccessIcon,
          },
          { key: 3, at: "2026-03-12T08:00:00Z", title: words.created, byWhom: words.resident },
        ]}
      />
      <ItemsTable
        label={words.lines}
        items={words.items}
        itemKey={(item) => item}
        columns={[
          { name: "what", header: words.line.what, cell: (item) => item },
          { name: "count", header: words.line.count, align: "end", cell: () => 2 },
          { name: "amount", header: words.line.amount, align: "end", cell: () => formatMoney(4500) },
        ]}
        totals={[{ label: words.total, value: formatMoney(9000), strong: true }]}
      />
      <Thread
        label={words.thread}
        messages={words.messages.map((body, index) => ({
          key: index,
          at: `2026-03-1${Math.min(3, index + 2)}T10:0${index}:00Z`,
          author: index === 1 ? sample.account.name : words.resident,
          mine: index === 1,
          body,
        }))}
      />
    </>
  );
}

function RefundDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [motive, setMotive] = useState("");
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={sample.dialogs.confirmTitle}
      description={sample.dialogs.confirmText}
      submitLabel={words.refund}
      danger
      onSubmit={() => new Promise((resolve) => setTimeout(resolve, 800))}
    >
      <Field label={words.motive}>
        <TextInput value={motive} onValueChange={setMotive} />
      </Field>
    </ActionDialog>
  );
}
