import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Card,
  Chip,
  EditIcon,
  Facts,
  IconButton,
  LoadingButton,
  MoreIcon,
  PlusIcon,
  StatusDot,
  Tabs,
  TrashIcon,
} from "../index.ts";
import { sample } from "./gallery.texts.ts";
import { Row, Section } from "./section.tsx";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function ButtonsSection() {
  const { save, add, cancel, edit, remove, more, locked, link, small } = sample.buttons;
  return (
    <Section title={sample.sections.buttons}>
      <Row>
        <LoadingButton onPress={() => wait(1200)}>{save}</LoadingButton>
        <Button variant="primary" icon={PlusIcon}>
          {add}
        </Button>
        <Button>{cancel}</Button>
        <Button icon={EditIcon}>{edit}</Button>
        <Button variant="ghost">{cancel}</Button>
        <Button variant="danger" icon={TrashIcon}>
          {remove}
        </Button>
        <Button disabled>{locked}</Button>
        <Button variant="primary" disabled>
          {locked}
        </Button>
        <ButtonLink href="#fiche">{link}</ButtonLink>
        <IconButton icon={MoreIcon} label={more} />
      </Row>
      <Row>
        <Button size="small" variant="primary">
          {small}
        </Button>
        <Button size="small" icon={EditIcon}>
          {small}
        </Button>
        <Button size="small" variant="ghost">
          {small}
        </Button>
        <IconButton size="small" icon={EditIcon} label={edit} />
      </Row>
    </Section>
  );
}

export function StatusSection() {
  const { active, waiting, refused, delivered, planned, draft } = sample.status;
  return (
    <Section title={sample.sections.status}>
      <Row>
        <StatusDot tone="success">{active}</StatusDot>
        <StatusDot tone="warning">{waiting}</StatusDot>
        <StatusDot tone="danger">{refused}</StatusDot>
        <StatusDot tone="info">{planned}</StatusDot>
        <StatusDot tone="accent">{delivered}</StatusDot>
        <StatusDot>{draft}</StatusDot>
      </Row>
      <Row>
        <Badge>{draft}</Badge>
        <Badge tone="accent">{delivered}</Badge>
        <Badge tone="success">{active}</Badge>
        <Badge tone="info">{planned}</Badge>
        <Badge tone="warning">{waiting}</Badge>
        <Badge tone="danger">{refused}</Badge>
        <Chip name={sample.form.city} label="Lyon" onRemove={() => undefined} />
        <Avatar name={sample.account.name} />
        <Avatar name={sample.list.holder} tone="warning" size="small" />
      </Row>
      <Tabs
        label={sample.form.section}
        current="#fiche"
        tabs={[
          { label: sample.tabs.sheet, href: "#fiche" },
          { label: sample.tabs.lots, href: "#lots", count: 48 },
          { label: sample.tabs.services, href: "#services", count: 6 },
          { label: sample.tabs.history, href: "#historique" },
        ]}
      />
      <Card
        title={sample.form.nameValue}
        actions={<Button size="small">{sample.buttons.edit}</Button>}
        level={3}
      >
        <Facts facts={sample.facts.map(([label, value]) => ({ label, value }))} />
      </Card>
    </Section>
  );
}
