import { check } from "@palier/contract";
import { building, buildingRoutes } from "@palier/contract/areas/building";
import { Page, PageHeader, StatusDot, Tabs } from "@palier/ui";
import { EditRecord } from "#forms/edit-record.tsx";
import type { FormLoad } from "#forms/use-record-form.ts";
import { historyList } from "#lists/history-list.ts";
import { ListPanel } from "#lists/list-panel.tsx";
import { type BuildingTab, paths } from "#navigation/paths.ts";
import { buildingTexts as texts } from "./building.texts.ts";
import { BuildingFields } from "./building-fields.tsx";
import { BuildingManagedServices, BuildingNegotiatedServices } from "./building-services.tsx";

interface BuildingPageProps {
  readonly id: number;
  readonly tab: string | undefined;
  readonly load: FormLoad;
}

const buildingHistory = historyList(buildingRoutes.history);
const statusTones = { draft: "neutral", active: "success", archived: "warning" } as const;

/** A building's head, tabs and the tab that the URL names. */
export function BuildingPage({ id, tab, load }: BuildingPageProps) {
  const record = check(building.record, load.record);
  const name = record.ok ? record.value.name : "";
  const tabs: { key: BuildingTab | undefined; label: string }[] = [
    { key: undefined, label: texts.tabs.record },
    { key: "managed-services", label: texts.tabs.managedServices },
    { key: "negotiated-services", label: texts.tabs.negotiatedServices },
    { key: "history", label: texts.tabs.history },
  ];
  const current = tabs.find(({ key }) => key === tab)?.key;
  return (
    <Page fill={current !== undefined}>
      <PageHeader title={name}>
        {record.ok ? (
          <>
            <StatusDot tone={statusTones[record.value.status]}>
              {texts.statusOf[record.value.status]}
            </StatusDot>
            <span>{`${record.value.postalCode} ${record.value.city}`}</span>
            <span>{texts.figures(record.value.lotCount, record.value.userCount)}</span>
          </>
        ) : null}
      </PageHeader>
      <Tabs
        label={texts.tabs.label}
        tabs={tabs.map(({ key, label }) => ({ label, href: paths.building.edit(id, key) }))}
        current={paths.building.edit(id, current)}
      />
      <BuildingTabPanel id={id} name={name} tab={current} load={load} />
    </Page>
  );
}

function BuildingTabPanel({
  id,
  name,
  tab,
  load,
}: Omit<BuildingPageProps, "tab"> & { name: string; tab: BuildingTab | undefined }) {
  switch (tab) {
    case undefined:
      return (
        <EditRecord
          label={texts.edit}
          routes={buildingRoutes.edit}
          delete={buildingRoutes.delete}
          id={id}
          name={name}
          load={load}
          back={paths.building.list}
          saved={(record) => texts.saved(record.name)}
        >
          {(form) => <BuildingFields form={form} />}
        </EditRecord>
      );
    case "managed-services":
      return <BuildingManagedServices id={id} />;
    case "negotiated-services":
      return <BuildingNegotiatedServices id={id} />;
    case "history":
      return <ListPanel list={buildingHistory} params={{ id }} />;
    default:
      return tab satisfies never;
  }
}
