import type { SettingType } from "@palier/contract/areas/setting";
import {
  ColorInput,
  EmailInput,
  formatNumber,
  NumberInput,
  Select,
  TextInput,
  TextLink,
  type Unit,
} from "@palier/ui";
import { fieldTexts } from "#fields/fields.texts.ts";
import type { FieldSlot } from "#forms/field-control.tsx";
import { settingTexts as texts } from "./setting.texts.ts";

const yesOrNo = [
  { value: "true", label: fieldTexts.yes },
  { value: "false", label: fieldTexts.no },
] as const;

/** Stored as text, with decimal points and `true` or `false`. */
function settingText(type: SettingType, value: string): string {
  switch (type) {
    case "boolean":
      return yesOrNo.find((each) => each.value === value)?.label ?? value;
    case "number":
      return formatted(numberOf(value));
    case "text":
    case "email":
    case "url":
    case "color":
      return value;
    default:
      return type satisfies never;
  }
}

interface SettingControlProps {
  readonly type: SettingType;
  readonly unit: Unit | undefined;
  readonly slot: FieldSlot;
}

/** « Écart toléré sans motif (%) ». A sign or a plural counts something; a singular, « (heure) », names it. */
export function unitOf(label: string): Unit | undefined {
  const unit = /\(([^()]{1,12})\)$/.exec(label)?.[1];
  if (unit === undefined) return undefined;
  if (!/\p{L}/u.test(unit) || texts.invariable.some((each) => each === unit))
    return { one: unit, many: unit };
  if (unit.endsWith("s")) return { one: unit.slice(0, -1), many: unit };
  return { one: unit, many: `${unit}s`, isUnshown: true };
}

export function SettingControl({ type, unit, slot }: SettingControlProps) {
  const { onChange, onLeave } = slot;
  const value = typeof slot.value === "string" ? slot.value : "";
  const typing = { value, onValueChange: (next: string) => onChange(next), onBlur: onLeave };
  switch (type) {
    case "boolean":
      return (
        <Select
          value={yesOrNo.find((each) => each.value === value)?.value ?? ""}
          options={yesOrNo}
          placeholder={null}
          onValueChange={(next) => onChange(next)}
          onBlur={onLeave}
        />
      );
    case "number":
      return (
        <NumberInput
          value={numberOf(value)}
          unit={unit}
          onValueChange={(next, readable) => onChange(next === null ? "" : wireText(next), readable)}
          onBlur={onLeave}
        />
      );
    case "color":
      return (
        <ColorInput
          value={value === "" ? null : value}
          onValueChange={(next, readable) => onChange(next ?? "", readable)}
          onBlur={onLeave}
        />
      );
    case "email":
      return <EmailInput {...typing} />;
    case "url":
      return <TextInput {...typing} inputMode="url" autoComplete="off" spellCheck={false} />;
    case "text":
      return <TextInput {...typing} autoComplete="off" />;
    default:
      return type satisfies never;
  }
}

/** Other input (« 1e9 ») stays text. */
const numberOf = (value: string): number | string | null =>
  value === "" ? null : /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

const formatted = (value: number | string | null): string =>
  typeof value === "number" ? formatNumber(value) : (value ?? "");

/** The contract requires plain digits; `String` may give « 1e+21 ». */
const wireText = (value: number | string): string =>
  typeof value === "number"
    ? value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 })
    : value;

interface SettingCellProps {
  readonly row: { readonly type: SettingType; readonly value: string };
}

export function SettingCell({ row: { type, value } }: SettingCellProps) {
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
