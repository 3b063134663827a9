import { useState } from "react";
import {
  AccountMenu,
  AdminIcon,
  AppShell,
  AssociationIcon,
  Breadcrumb,
  BuildingIcon,
  Button,
  ConnectionState,
  ConversationIcon,
  DashboardIcon,
  DistrictIcon,
  IconButton,
  IncidentIcon,
  LogOutIcon,
  MoonIcon,
  OrdersIcon,
  Page,
  PageHeader,
  PlanningIcon,
  PortfolioIcon,
  type RailGroup,
  SearchTrigger,
  StatusDot,
  UiProvider,
  UserIcon,
  UsersIcon,
} from "../index.ts";
import { ButtonsSection, StatusSection } from "./basics-section.tsx";
import { FormGallery } from "./form-section.tsx";
import { sample } from "./gallery.texts.ts";
import { KindsGallery } from "./kinds-section.tsx";
import { ListSection } from "./list-section.tsx";
import { BannerSection, LoadingSection, OverlaySection, ToastSection } from "./overlay-section.tsx";
import { PartsSection, RowsSection } from "./parts-section.tsx";
import { RecordSection } from "./record-section.tsx";
import { WorkSection } from "./work-section.tsx";

const { nav, account } = sample;
const groups: RailGroup[] = [
  { items: [{ label: nav.home, icon: DashboardIcon, href: "#tableau" }] },
  {
    label: nav.heritage,
    items: [
      { label: nav.buildings, icon: BuildingIcon, href: "#immeubles" },
      { label: nav.districts, icon: DistrictIcon, href: "#quartiers" },
      { label: nav.portfolios, icon: PortfolioIcon, href: "#portefeuilles" },
    ],
  },
  {
    label: nav.residents,
    items: [
      { label: nav.residents, icon: UsersIcon, href: "#residents" },
      {
        label: nav.requests,
        icon: AssociationIcon,
        href: "#demandes",
        counts: [{ href: "#demandes?waits", value: 12, label: sample.waiting(12) }],
      },
      {
        label: nav.conversations,
        icon: ConversationIcon,
        href: "#conversations",
        counts: [{ href: "#conversations?waits", value: 3, label: sample.waiting(3) }],
      },
      { label: nav.incidents, icon: IncidentIcon, href: "#incidents" },
    ],
  },
  {
    label: nav.concierge,
    items: [
      { label: nav.orders, icon: OrdersIcon, href: "#commandes" },
      { label: nav.planning, icon: PlanningIcon, href: "#planning" },
    ],
  },
  { label: nav.settings, items: [{ label: nav.admins, icon: AdminIcon, href: "#administrateurs" }] },
];

/** Development only; outside the application's shell. */
export function Gallery() {
  const [notice, setNotice] = useState(true);
  return (
    <UiProvider>
      <AppShell
        groups={groups}
        activeHref="#immeubles"
        homeHref="#tableau"
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: nav.heritage, href: "#patrimoine" },
              { label: nav.buildings, href: "#immeubles" },
              { label: sample.title },
            ]}
          />
        }
        search={<SearchTrigger />}
        state={<TopBarState />}
        account={<Account />}
        connection={
          <ConnectionState
            action={
              notice ? (
                <Button size="small" onClick={() => setNotice(false)}>
                  {sample.retry}
                </Button>
              ) : null
            }
          >
            {notice ? sample.notice : undefined}
          </ConnectionState>
        }
      >
        <Page>
          <PageHeader title={sample.title} />
          <ListSection />
          <RowsSection />
          <RecordSection />
          <WorkSection />
          <ButtonsSection />
          <StatusSection />
          <BannerSection />
          <OverlaySection />
          <ToastSection />
          <LoadingSection />
          <FormGallery />
          <KindsGallery />
          <PartsSection />
        </Page>
      </AppShell>
    </UiProvider>
  );
}

function TopBarState() {
  return (
    <>
      <StatusDot tone="success">{sample.online}</StatusDot>
      <IconButton icon={MoonIcon} label={sample.theme} onClick={switchTheme} />
    </>
  );
}

function switchTheme() {
  const root = document.documentElement;
  const dark =
    root.dataset.theme === "dark" ||
    (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "light" : "dark";
}

function Account() {
  return (
    <AccountMenu
      name={account.name}
      detail={account.email}
      items={[
        { label: account.profile, icon: UserIcon, href: "#profil" },
        { label: account.out, icon: LogOutIcon },
      ]}
    />
  );
}
