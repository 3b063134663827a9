import { settingRoutes as routes } from "@palier/contract/areas/setting";
import { TextLink } from "@palier/ui";
import { defineList, type RowOf } from "#lists/define-list.ts";
import { settingTexts } from "./setting.texts.ts";
import { settingText } from "./setting-value.tsx";

type Setting = RowOf<typeof routes.list>;

/** Every setting, by its key (§2: the specification's list). */
export const list = defineList({
  name: "setting",
  texts: settingTexts.list,
  table: routes.list,
  columns: {
    label: { flex: 2, main: true },
    key: { flex: 1.2 },
    type: { width: 110 },
    value: { flex: 2, main: true },
    updatedAt: { width: 150 },
    updatedBy: { flex: 1, hidden: true },
  },
  cells: { value: ({ row }) => <SettingCell setting={row} /> },
  filters: {},
  order: [{ column: "key", dir: "asc" }],
  rowName: (row) => row.label,
});

function SettingCell({ setting: { type, value } }: { readonly setting: Setting }) {
  if (value === "") return <span aria-hidden>—</span>;
  if (type === "email") return <TextLink href={`mailto:${value}`}>{value}</TextLink>;
  if (type !== "color") return <>{settingText(type, value)}</>;
  return (
    <span className="ui-figures">
      <svg width="12" height="12" aria-hidden>
        <rect width="12" height="12" rx="3" fill={value} />
      </svg>{" "}
      {value}
    </span>
  );
}
