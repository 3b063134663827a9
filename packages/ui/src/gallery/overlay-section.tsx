import { useState } from "react";
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  DropdownMenu,
  EditIcon,
  LogOutIcon,
  MediaModal,
  Popover,
  ProgressBar,
  Skeleton,
  Spinner,
  TableSkeleton,
  TextLink,
  TrashIcon,
  useToast,
} from "../index.ts";
import { sample } from "./gallery.texts.ts";
import { Row, Section } from "./section.tsx";

const words = sample.dialogs;
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 50'%3E%3Crect width='80' height='50' fill='%23d8e4e4'/%3E%3Cpath d='M0 50 30 18l20 20 10-9 20 21z' fill='%232d6166'/%3E%3C/svg%3E";

export function OverlaySection() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "drawer" | "media" | undefined>();
  const toggle = (which: typeof open) => (on: boolean) => setOpen(on ? which : undefined);
  return (
    <Section title={sample.sections.overlays}>
      <Row>
        <Button onClick={() => setOpen("dialog")}>{words.open}</Button>
        <Button onClick={() => setOpen("confirm")}>{words.confirm}</Button>
        <Button onClick={() => setOpen("drawer")}>{words.drawer}</Button>
        <Button onClick={() => setOpen("media")}>{words.media}</Button>
        <Popover trigger={<Button>{words.popover}</Button>} label={words.popover}>
          {words.popoverText}
        </Popover>
        <DropdownMenu
          trigger={<Button>{words.menu}</Button>}
          items={[
            { label: sample.buttons.edit, icon: EditIcon, href: "#modifier" },
            { label: sample.account.out, icon: LogOutIcon },
            "separator",
            { label: sample.buttons.remove, icon: TrashIcon, danger: true },
          ]}
        />
      </Row>
      <Dialog
        open={open === "dialog"}
        onOpenChange={toggle("dialog")}
        title={words.title}
        footer={<Button>{sample.buttons.cancel}</Button>}
      >
        <p>{words.text}</p>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onOpenChange={toggle("confirm")}
        title={words.confirmTitle}
        description={words.confirmText}
        confirmLabel={words.confirm}
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
      />
      <Drawer open={open === "drawer"} onOpenChange={toggle("drawer")} title={words.title}>
        <p>{words.text}</p>
      </Drawer>
      <MediaModal
        open={open === "media"}
        onOpenChange={toggle("media")}
        title={words.mediaTitle}
        src={picture}
      />
    </Section>
  );
}

export function BannerSection() {
  return (
    <Section title={sample.sections.banners}>
      <Banner
        tone="warning"
        title={`${sample.list.holder} · 10:42`}
        actions={<Button size="small">{sample.retry}</Button>}
      >
        {sample.notice}
      </Banner>
      <Banner tone="danger">
        {sample.toasts.failedDetail} <TextLink href="#aide">{sample.retry}</TextLink>
      </Banner>
      <Banner>{sample.toasts.info}</Banner>
      <Banner tone="success">{sample.toasts.saved}</Banner>
    </Section>
  );
}

export function ToastSection() {
  const toast = useToast();
  return (
    <Section title={sample.sections.toasts}>
      <Row>
        <Button
          onClick={() =>
            toast.success(sample.toasts.saved, {
              action: { label: sample.toasts.undo, onPress: () => undefined },
            })
          }
        >
          {sample.toasts.saved}
        </Button>
        <Button onClick={() => toast.warning(sample.toasts.empty)}>{sample.toasts.empty}</Button>
        <Button onClick={() => toast.error(sample.toasts.failed, { detail: sample.toasts.failedDetail })}>
          {sample.toasts.failed}
        </Button>
        <Button onClick={() => toast.info(sample.toasts.info)}>{sample.toasts.info}</Button>
      </Row>
    </Section>
  );
}

export function LoadingSection() {
  return (
    <Section title={sample.sections.loading}>
      <Row>
        <Spinner />
        <Spinner size="medium" />
      </Row>
      <ProgressBar label={sample.sections.loading} value={64} />
      <Skeleton width="240px" height="16px" />
      <TableSkeleton rows={4} />
    </Section>
  );
}
